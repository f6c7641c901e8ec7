import { useState } from 'react';
import { MoneyField } from '../fields/money-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { type Asked, mayBeInTruth, representedBy } from './asked.ts';
import { copy } from './copy.ts';
import type { BenefitInput } from './input.ts';
import type { Person } from './names.ts';

const { gifts: words } = copy;

interface GiftDetailsProps {
  /** Id of the row. */
  id: string;
  benefit: BenefitInput;
  asked: Asked;
  people: Person[];
  heirs: ReadonlySet<string>;
  onChange: (part: Partial<BenefitInput>) => void;
}

/** Rare details, each behind its question: debts taken over, the person for whom a gift was meant, a reward. */
export function GiftDetails({ id, benefit, asked, people, heirs, onChange }: GiftDetailsProps) {
  const { inTruthTo } = benefit;
  const meant = people.filter((person) => mayBeInTruth(person.id, { members: people, heirs }));
  const isOfBranch = representedBy(benefit.to, people) !== null;
  const [isInTruthOpen] = useState(inTruthTo !== '');
  return (
    <>
      {asked.burden && <ThingDetails id={id} benefit={benefit} asked={asked} onChange={onChange} />}
      {asked.inTruth && (
        <details className="forced-more col-span-full" open={isInTruthOpen || undefined}>
          <summary>
            <span className="underlined">{words.inTruthAsked}</span>
          </summary>
          <SelectField
            id={`${id}-in-truth`}
            label={words.inTruth}
            value={meant.some((person) => person.id === inTruthTo) ? inTruthTo : ''}
            options={[
              { value: '', label: words.inTruthNobody },
              ...meant.map((person) => ({ value: person.id, label: person.name })),
            ]}
            onSelect={(chosen) =>
              onChange({ inTruthTo: chosen, ...(!isOfBranch && { representation: null }) })
            }
            describedBy={`${id}-in-truth-hint`}
          />
          <p className="py-2 text-muted" id={`${id}-in-truth-hint`}>
            {words.inTruthHint}
          </p>
        </details>
      )}
      {asked.reward && <Reward id={id} benefit={benefit} onChange={onChange} />}
    </>
  );
}

function ThingDetails({
  id,
  benefit,
  asked,
  onChange,
}: Omit<GiftDetailsProps, 'people' | 'heirs'>) {
  const { kind, burden, improvement, valueAtTrial, before1979 } = benefit;
  const of = kind === 'legacy' ? 'legacy' : 'gift';
  const [isOpen] = useState(
    burden !== null || improvement !== null || valueAtTrial !== null || before1979,
  );
  return (
    <details className="forced-more col-span-full" open={isOpen || undefined}>
      <summary>
        <span className="underlined">
          {asked.before1979 ? words.oldThingAsked : words.thingAsked}
        </span>
      </summary>
      <HintedMoney
        id={`${id}-burden`}
        label={words.burdens[of]}
        hint={words.burdenHints[of]}
        value={burden}
        onWon={(won) => onChange({ burden: won })}
      />
      {asked.improvement && (
        <HintedMoney
          id={`${id}-improvement`}
          label={words.improvement}
          hint={words.improvementHint}
          value={improvement}
          onWon={(won) => onChange({ improvement: won })}
        />
      )}
      {asked.valueAtTrial && (
        <HintedMoney
          id={`${id}-value-at-trial`}
          label={words.valueAtTrial}
          hint={words.valueAtTrialHint}
          value={valueAtTrial}
          onWon={(won) => onChange({ valueAtTrial: won })}
        />
      )}
      {asked.before1979 && (
        <>
          <CheckField
            label={words.before1979}
            checked={before1979}
            onCheck={(checked) => onChange({ before1979: checked })}
            describedBy={`${id}-before-1979-hint`}
          />
          <p className="pb-2 text-muted" id={`${id}-before-1979-hint`}>
            {words.before1979Hint}
          </p>
        </>
      )}
    </details>
  );
}

function Reward({ id, benefit, onChange }: Pick<GiftDetailsProps, 'id' | 'benefit' | 'onChange'>) {
  const { reward } = benefit;
  const [isReward, setIsReward] = useState(reward !== null);
  return (
    <div className="col-span-full">
      <CheckField
        label={words.rewardAsked}
        checked={isReward}
        onCheck={(checked) => {
          setIsReward(checked);
          if (!checked) onChange({ reward: null });
        }}
      />
      {isReward && (
        <HintedMoney
          id={`${id}-reward`}
          label={words.reward}
          hint={words.rewardHint}
          value={reward}
          onWon={(won) => onChange({ reward: won })}
        />
      )}
    </div>
  );
}

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** Id of the hint. */
  describedBy?: string;
}

function CheckField({ label, checked, onCheck, describedBy }: CheckFieldProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3.5 text-ink">
      <input
        className="checkbox"
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
        aria-describedby={describedBy}
      />
      <span>{label}</span>
    </label>
  );
}

interface HintedMoneyProps {
  id: string;
  label: string;
  hint: string;
  value: bigint | null;
  onWon: (won: bigint | null) => void;
}

function HintedMoney({ id, label, hint, value, onWon }: HintedMoneyProps) {
  return (
    <>
      <MoneyField id={id} label={label} value={value} onWon={onWon} describedBy={`${id}-hint`} />
      <p className="pb-2 text-muted" id={`${id}-hint`}>
        {hint}
      </p>
    </>
  );
}
