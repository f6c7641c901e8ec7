import { YesNo } from '../fields/choice.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { copy } from './copy.ts';
import type { Input } from './input.ts';
import { NextStep } from './step-parts.tsx';

const { estate: words, id } = copy;

interface EstateStepProps {
  input: Input;
  /** Whether limited acceptance by the visitor matters. */
  asksAcceptance: boolean;
  change: (part: Partial<Input>) => void;
}

/** 남기신 재산과 빚: the estate and debts on the day of the death. */
export function EstateStep({ input, asksAcceptance, change }: EstateStepProps) {
  return (
    <>
      <div className="forced-columns">
        {(['estate', 'debts'] as const).map((name) => (
          <div key={name}>
            <MoneyField
              id={`${id}-${name}`}
              label={words[name]}
              value={input[name]}
              onWon={(won) => change({ [name]: won })}
              describedBy={`${id}-${name}-hint`}
            />
            <p className="text-muted" id={`${id}-${name}-hint`}>
              {words[`${name}Hint`]}
            </p>
          </div>
        ))}
        {asksAcceptance && (
          <div className="forced-ledger col-span-full">
            <YesNo
              label={words.acceptance}
              words={words}
              value={input.limitedAcceptance}
              onChoice={(yes) => change({ limitedAcceptance: yes })}
            />
            <p className="py-2 text-muted">{words.acceptanceHint}</p>
          </div>
        )}
      </div>
      <p className="forced-onward">
        <NextStep step="gifts" />
      </p>
    </>
  );
}
