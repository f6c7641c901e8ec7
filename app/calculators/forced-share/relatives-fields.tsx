import { useState } from 'react';
import { YesNo } from '../fields/choice.tsx';
import { useRows } from '../fields/use-rows.ts';
import { copy } from './copy.ts';
import { emptyRelative, type Input, MAX_RELATIVES } from './input.ts';
import type { Person } from './names.ts';
import { AddRow } from './numbered-row.tsx';
import { RelativeRow } from './relative-row.tsx';

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
