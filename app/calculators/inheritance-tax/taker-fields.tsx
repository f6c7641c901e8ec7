import { Choice } from '../fields/choice.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useRows } from '../fields/use-rows.ts';
import { copy } from './copy.ts';
import { type FieldsProps, MAX, noTaker, type TakerInput, takers, ways } from './input.ts';
import { RemoveRow } from './rows.tsx';

const { id, more: words, nth } = copy;
const addId = `${id}-add-taker`;
const whoOptions = takers.map((value) => ({ value, label: words.takers[value] }));
const howOptions = ways.map((value) => ({ value, label: words.ways[value] }));

/** 상속인이 아닌 분이 받는 재산: by will, or because heirs before them renounced. */
export function TakerFields({ input, change }: FieldsProps) {
  const rows = useRows({
    rows: input.takers,
    put: (all) => change({ takers: all }),
    firstField: (number) => `#${id}-taker-${number}-who`,
    adds: `#${addId}`,
  });
  return (
    <fieldset>
      <legend className="tax-legend">{words.takersTitle}</legend>
      <p className="text-muted">{words.takersHint}</p>
      {input.takers.length > 0 && (
        <div className="tax-ledger">
          {input.takers.map((taker, index) => (
            <Taker
              key={rows.keys[index]}
              number={index + 1}
              taker={taker}
              onChange={(part) => rows.change(index, part)}
              onRemove={() => rows.remove(index)}
            />
          ))}
        </div>
      )}
      {input.takers.length < MAX.rows && (
        <p className="tax-steps">
          <button className="link" id={addId} type="button" onClick={() => rows.add(noTaker)}>
            {words.addTaker}
          </button>
        </p>
      )}
    </fieldset>
  );
}

interface TakerProps {
  number: number;
  taker: TakerInput;
  onChange: (part: Partial<TakerInput>) => void;
  onRemove: () => void;
}

function Taker({ number, taker, onChange, onRemove }: TakerProps) {
  const name = words.nthTaker(nth[number - 1] ?? '');
  const rowId = `${id}-taker-${number}`;
  return (
    <fieldset>
      <legend className="sr-only">{name}</legend>
      <SelectField
        id={`${rowId}-who`}
        label={words.who}
        options={whoOptions}
        value={taker.who}
        onSelect={(who) => onChange({ who })}
      />
      <Choice
        label={words.how}
        options={howOptions}
        value={taker.how}
        onChoice={(how) => onChange({ how })}
      />
      <MoneyField
        id={`${rowId}-amount`}
        label={words.takes}
        value={taker.amount}
        onWon={(amount) => onChange({ amount })}
      />
      <RemoveRow label={`${name} ${words.remove}`} onRemove={onRemove} />
    </fieldset>
  );
}
