import { useState } from 'react';
import { YesNo } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useRows } from '../fields/use-rows.ts';
import { copy } from './copy.ts';
import { asksChildren, asksSpouse, mayBeRelative, statusesOf } from './family.ts';
import {
  emptyRelative,
  type Input,
  MAX_COUNT,
  MAX_RELATIVES,
  type RelativeInput,
} from './input.ts';
import type { Person } from './names.ts';
import { AddRow, NumberedRow } from './step-parts.tsx';

const { relatives: words, id } = copy;
const addId = `${id}-relative-add`;
const listId = `${id}-relatives`;

interface RelativesFieldsProps {
  input: Input;
  people: Person[];
  change: (part: Partial<Input>) => void;
}

/** A folded list of people who died before or do not inherit, one row each. */
export function RelativesFields({ input, people, change }: RelativesFieldsProps) {
  const { relatives, noRelatives } = input;
  const rows = useRows({
    rows: relatives,
    put: (all) => change({ relatives: all, noRelatives: false }),
    firstField: (number) => `#${listId} > :nth-child(${number}) select`,
    // Removing the last row replaces the button by the question.
    adds: `#${addId}, #${listId}-any input`,
  });
  const add = () => rows.add(emptyRelative);
  const [served] = useState(relatives.length > 0 || noRelatives);

  return (
    <details className="forced-more" open={served || undefined}>
      <summary>
        <span className="underlined">{words.summary}</span>
      </summary>
      {relatives.length === 0 && (
        <div id={`${listId}-any`}>
          <YesNo
            label={words.any}
            value={noRelatives ? false : null}
            onChoice={(any) => (any ? add() : change({ noRelatives: true }))}
          />
        </div>
      )}
      <p className="py-2 text-muted">{words.hint}</p>
      {relatives.length > 0 && (
        <>
          <ol className="forced-gifts" id={listId}>
            {relatives.map((relative, index) => (
              <RelativeRow
                key={rows.keys[index]}
                number={index + 1}
                relative={relative}
                input={input}
                people={people}
                onChange={(part) => rows.change(index, part)}
                onRemove={() => rows.remove(index)}
              />
            ))}
          </ol>
          <AddRow id={addId} words={words} full={relatives.length >= MAX_RELATIVES} onAdd={add} />
        </>
      )}
    </details>
  );
}

interface RelativeRowProps {
  number: number;
  relative: RelativeInput;
  input: Input;
  people: Person[];
  onChange: (part: Partial<RelativeInput>) => void;
  onRemove: () => void;
}

/** A person who died before or does not inherit, and the person's possible representatives. */
function RelativeRow(props: RelativeRowProps) {
  const { number, relative, input, people, onChange, onRemove } = props;
  const rowId = `${id}-relative-${number}`;
  const { who, status, spouse, children } = relative;
  const person = people.find((one) => one.id === who);
  const others = input.relatives.filter((one) => one !== relative);
  const statuses = person ? statusesOf(person, input) : [];
  return (
    <NumberedRow number={number} remove={words.remove} onRemove={onRemove}>
      <div className="forced-ledger">
        <SelectField
          id={`${rowId}-who`}
          label={words.who}
          value={person ? who : null}
          options={people
            .filter((one) => mayBeRelative(one, others))
            .map(({ id: value, bare }) => ({ value, label: bare }))}
          onSelect={(value) => onChange({ who: value, status: null })}
        />
        {person && (
          <SelectField
            id={`${rowId}-status`}
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
            id={`${rowId}-children`}
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
