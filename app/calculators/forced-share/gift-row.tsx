import { Choice } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { spokenFraction } from '../result/spoken-fraction.ts';
import { askedOf, mayGet } from './asked.ts';
import { copy } from './copy.ts';
import { GiftDetails } from './gift-details.tsx';
import { GiftWhen } from './gift-when.tsx';
import { type BenefitInput, type Input, MAX_PART_OF, OUTSIDER } from './input.ts';
import type { Person } from './names.ts';
import { NumberedRow } from './numbered-row.tsx';
import { optionsOf } from './options-of.ts';

const { gifts: words, names } = copy;
const kinds = optionsOf(words.kinds);
const scopes = optionsOf(words.scopes);

interface GiftRowProps {
  number: number;
  benefit: BenefitInput;
  death: Input['death'];
  people: Person[];
  heirs: ReadonlySet<string>;
  onChange: (part: Partial<BenefitInput>) => void;
  onRemove: () => void;
}

/** One gift, legacy or insurance. Further questions depend on its kind and its recipient. */
export function GiftRow(props: GiftRowProps) {
  const { number, benefit, death, people, heirs, onChange, onRemove } = props;
  const id = `${copy.id}-gift-${number}`;
  const { kind, to, amount, scope, parts, partOf } = benefit;
  const asked = askedOf(benefit, { death, members: people, heirs });
  const known = to === OUTSIDER || people.some((person) => person.id === to);
  return (
    <NumberedRow number={number} remove={words.remove} onRemove={onRemove}>
      <div className="forced-columns">
        <div className="forced-ledger">
          <Choice
            label={words.kind}
            options={kinds}
            value={kind}
            onChoice={(chosen) => onChange({ kind: chosen })}
          />
          <SelectField
            id={`${id}-to`}
            label={words.to}
            value={known ? to : null}
            options={[
              ...people
                .filter((person) => mayGet(kind, person))
                .map((person) => ({ value: person.id, label: person.name })),
              { value: OUTSIDER, label: names.outsider },
            ]}
            onSelect={(chosen) => onChange({ to: chosen, representation: null, inTruthTo: '' })}
          />
        </div>
        {asked.amount && (
          <div className="forced-ledger">
            <MoneyField
              id={`${id}-amount`}
              label={asked.premiums ? words.money : words.amount}
              value={amount}
              onWon={(won) => onChange({ amount: won })}
              {...(kind === 'gift' && { describedBy: `${id}-amount-hint` })}
            />
            {kind === 'gift' && (
              <p className="py-2 text-muted" id={`${id}-amount-hint`}>
                {words.amountHint}
              </p>
            )}
          </div>
        )}
        {asked.scope && (
          <div className="forced-ledger col-span-full">
            <Choice
              label={words.scope}
              options={scopes}
              value={scope}
              onChoice={(chosen) => onChange({ scope: chosen })}
            />
            {scope === 'fraction' && (
              <>
                <CountField
                  id={`${id}-part-of`}
                  label={words.partOf}
                  unit=""
                  min={1}
                  max={MAX_PART_OF}
                  value={partOf}
                  onChange={(count) => onChange({ partOf: count })}
                />
                <CountField
                  id={`${id}-parts`}
                  label={`${words.parts} ${spokenFraction({ n: String(parts), d: String(partOf) })}`}
                  unit=""
                  min={1}
                  max={MAX_PART_OF}
                  value={parts}
                  onChange={(count) => onChange({ parts: count })}
                />
              </>
            )}
            <p className="py-2 text-muted">{words.scopeHint}</p>
          </div>
        )}
        <GiftWhen id={id} benefit={benefit} asked={asked} people={people} onChange={onChange} />
        <GiftDetails
          id={id}
          benefit={benefit}
          asked={asked}
          people={people}
          heirs={heirs}
          onChange={onChange}
        />
      </div>
    </NumberedRow>
  );
}
