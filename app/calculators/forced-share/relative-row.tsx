import { YesNo } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { copy } from './copy.ts';
import { type Input, MAX_COUNT, type RelativeInput } from './input.ts';
import type { Person } from './names.ts';
import { NumberedRow } from './numbered-row.tsx';
import { asksChildren, asksSpouse, mayBeRelative, statusesOf } from './relatives.ts';

const { relatives: words } = copy;

interface RelativeRowProps {
  number: number;
  relative: RelativeInput;
  input: Input;
  people: Person[];
  onChange: (part: Partial<RelativeInput>) => void;
  onRemove: () => void;
}

/** A person who died before or does not inherit, and the person's possible representatives. */
export function RelativeRow(props: RelativeRowProps) {
  const { number, relative, input, people, onChange, onRemove } = props;
  const id = `${copy.id}-relative-${number}`;
  const { who, status, spouse, children } = relative;
  const person = people.find((one) => one.id === who);
  const others = input.relatives.filter((one) => one !== relative);
  const statuses = person ? statusesOf(person, input) : [];
  return (
    <NumberedRow number={number} remove={words.remove} onRemove={onRemove}>
      <div className="forced-ledger">
        <SelectField
          id={`${id}-who`}
          label={words.who}
          value={person ? who : null}
          options={people
            .filter((one) => mayBeRelative(one, others))
            .map(({ id: value, bare }) => ({ value, label: bare }))}
          onSelect={(value) => onChange({ who: value, status: null })}
        />
        {person && (
          <SelectField
            id={`${id}-status`}
            label={words.status}
            value={status}
            options={statuses.map((value) => ({ value, label: words.statuses[value] }))}
            onSelect={(value) => onChange({ status: value })}
          />
        )}
        {person && asksSpouse(relative, person, input) && (
          <YesNo
            label={words.spouse}
            value={spouse}
            onChoice={(yes) => onChange({ spouse: yes })}
          />
        )}
        {person && asksChildren(relative, person, input) && (
          <CountField
            id={`${id}-children`}
            label={words.children}
            min={0}
            max={MAX_COUNT.grandchildren}
            value={children}
            onChange={(count) => onChange({ children: count })}
          />
        )}
      </div>
    </NumberedRow>
  );
}
