import { YesNo } from '../fields/choice.tsx';
import { DateField } from '../fields/date-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { copy } from './copy.ts';
import { type EarlierInput, type FieldsProps, noEarlier } from './input.ts';

const { id, fields, more: words } = copy;

/** 10년 안의 앞선 상속: property that the deceased inherited and that is now inherited again. */
export function EarlierFields({ input, change }: FieldsProps) {
  const { earlier } = input;
  return (
    <>
      <YesNo
        label={words.earlier}
        words={fields}
        value={earlier !== null}
        onChoice={(yes) => change({ earlier: yes ? noEarlier : null })}
      />
      {earlier && (
        <div>
          <p className="tax-hint" id={`${id}-earlier-hint`}>
            {words.earlierHint}
          </p>
          <Amounts
            earlier={earlier}
            onChange={(part) => change({ earlier: { ...earlier, ...part } })}
          />
        </div>
      )}
    </>
  );
}

interface AmountsProps {
  earlier: EarlierInput;
  onChange: (part: Partial<EarlierInput>) => void;
}

function Amounts({ earlier, onChange }: AmountsProps) {
  return (
    <>
      <DateField
        id={`${id}-earlier-death`}
        label={words.earlierFields.death}
        value={earlier.death}
        onDate={(death) => onChange({ death })}
        describedBy={`${id}-earlier-hint`}
      />
      {(['tax', 'estate', 'again'] as const).map((name) => (
        <MoneyField
          key={name}
          id={`${id}-earlier-${name}`}
          label={words.earlierFields[name]}
          value={earlier[name]}
          onWon={(won) => onChange({ [name]: won })}
          describedBy={`${id}-earlier-hint`}
        />
      ))}
    </>
  );
}
