import { Choice, YesNo } from '../parts/choice.tsx';
import { MoneyField } from '../parts/money-field.tsx';
import { asksRepresentation, isAdvance, mayGet } from './asked.ts';
import { copy } from './copy.ts';
import { type BenefitInput, OUTSIDER } from './input.ts';
import { nth } from './name-of.ts';
import type { Person } from './names.ts';

const { gifts: words, names } = copy;
const kinds = options(words.kinds);
const representations = options(words.representations);
const whens = options(words.whens);

interface GiftRowProps {
  number: number;
  benefit: BenefitInput;
  people: Person[];
  heirs: ReadonlySet<string>;
  onChange: (part: Partial<BenefitInput>) => void;
  onRemove: () => void;
}

/** One gift or legacy; what is asked besides depends on who got it. */
export function GiftRow({ number, benefit, people, heirs, onChange, onRemove }: GiftRowProps) {
  const id = `${copy.id}-gift-${number}`;
  const { kind, to, amount, when, knownHarm, reward, representation } = benefit;
  const advance = isAdvance(benefit, people, heirs);
  const mayRepresent = asksRepresentation(benefit, people);
  const unanswered = to === '' || (mayRepresent && representation === null);
  const outside = !unanswered && !advance;
  return (
    <li>
      <fieldset>
        <legend className="sr-only">{nth(number)}</legend>
        <span className="forced-number" aria-hidden="true">
          {number}
        </span>
        <div className="forced-columns">
          <div className="forced-ledger">
            <Choice
              label={words.kind}
              options={kinds}
              value={kind}
              onChoice={(chosen) => onChange({ kind: chosen })}
            />
            <Recipient
              id={`${id}-to`}
              to={to}
              people={people.filter((person) => mayGet(kind, person))}
              onChange={onChange}
            />
          </div>
          <div className="forced-ledger">
            <MoneyField
              id={`${id}-amount`}
              label={words.amount}
              value={amount}
              onWon={(won) => onChange({ amount: won })}
            />
          </div>
          {mayRepresent && (
            <div className="forced-ledger col-span-full">
              <Choice
                label={words.representation}
                options={representations}
                value={representation}
                onChoice={(chosen) =>
                  // Such a gift is seldom of the last year.
                  onChange({
                    representation: chosen,
                    ...(chosen === 'before' && { when: 'before' }),
                  })
                }
              />
              <p className="py-2 text-muted">{words.representationHint}</p>
            </div>
          )}
          {outside && kind === 'gift' && (
            <div className="forced-ledger col-span-full">
              <Choice
                label={words.when}
                options={whens}
                value={when}
                onChoice={(chosen) => onChange({ when: chosen })}
              />
              {when === 'before' && (
                <YesNo
                  label={words.knownHarm}
                  words={words}
                  value={knownHarm}
                  onChoice={(yes) => onChange({ knownHarm: yes })}
                />
              )}
              <p className="py-2 text-muted">{words.whenHint}</p>
            </div>
          )}
          {!unanswered && advance && (
            <details className="forced-reward col-span-full" open={reward !== null || undefined}>
              <summary>
                <span className="underlined">{words.rewardAsked}</span>
              </summary>
              <MoneyField
                id={`${id}-reward`}
                label={words.reward}
                value={reward}
                onWon={(won) => onChange({ reward: won })}
                describedBy={`${id}-reward-hint`}
              />
              <p className="text-muted" id={`${id}-reward-hint`}>
                {words.rewardHint}
              </p>
            </details>
          )}
        </div>
        <button className="copy-link" type="button" onClick={onRemove}>
          <span className="underlined">
            <span>{words.remove}</span>
            <span className="sr-only">{` ${nth(number)}`}</span>
          </span>
        </button>
      </fieldset>
    </li>
  );
}

interface RecipientProps extends Pick<GiftRowProps, 'people' | 'onChange'> {
  id: string;
  to: string;
}

function Recipient({ id, to, people, onChange }: RecipientProps) {
  const known = to === OUTSIDER || people.some((person) => person.id === to);
  return (
    <div className="forced-select">
      <label htmlFor={id}>{words.to}</label>
      <select
        className="field select"
        id={id}
        value={known ? to : ''}
        onChange={({ currentTarget }) =>
          onChange({ to: currentTarget.value, representation: null })
        }
      >
        <option value="" disabled>
          {words.choose}
        </option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
        <option value={OUTSIDER}>{names.outsider}</option>
      </select>
    </div>
  );
}

/** In the order of the copy. */
function options<Value extends string>(labels: Record<Value, string>) {
  // The keys of a record that is written out are those of its type.
  const values = Object.keys(labels) as Value[];
  return values.map((value) => ({ value, label: labels[value] }));
}
