import { useState } from 'react';
import { flushSync } from 'react-dom';
import PlusIcon from '~icons/lucide/plus';
import { YesNo } from '../parts/choice.tsx';
import { copy } from './copy.ts';
import { emptyRelative, type Input, MAX_RELATIVES, type RelativeInput } from './input.ts';
import type { Person } from './names.ts';
import { RelativeRow } from './relative-row.tsx';

const { relatives: words, id } = copy;
const addId = `${id}-relative-add`;
const listId = `${id}-relatives`;

interface RelativesFieldsProps {
  input: Input;
  people: Person[];
  change: (part: Partial<Input>) => void;
}

/** Folded: who died before or does not inherit, one row each. */
export function RelativesFields({ input, people, change }: RelativesFieldsProps) {
  const { relatives, noRelatives } = input;
  /** One for each row, so that it keeps its fields when another is removed. */
  const [keys, setKeys] = useState(() => relatives.map((_, index) => index));
  const [served] = useState(relatives.length > 0 || noRelatives);

  function put(index: number, part: Partial<RelativeInput>): void {
    change({ relatives: relatives.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  }

  function add(): void {
    flushSync(() => {
      change({ relatives: [...relatives, emptyRelative], noRelatives: false });
      setKeys([...keys, Math.max(-1, ...keys) + 1]);
    });
    document.querySelector<HTMLElement>(`#${listId} > :last-child select`)?.focus();
  }

  function remove(index: number): void {
    // The pressed button is removed with its row: the focus moves to the add button, or to the question.
    flushSync(() => {
      change({ relatives: relatives.filter((_, at) => at !== index) });
      setKeys(keys.filter((_, at) => at !== index));
    });
    const target = `#${addId}, #${listId}-any input`;
    document.querySelector<HTMLElement>(target)?.focus();
  }

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
                key={keys[index]}
                number={index + 1}
                relative={relative}
                input={input}
                people={people}
                onChange={(part) => put(index, part)}
                onRemove={() => remove(index)}
              />
            ))}
          </ol>
          {relatives.length < MAX_RELATIVES ? (
            <p className="forced-onward">
              <button className="button" id={addId} type="button" onClick={add}>
                <PlusIcon className="icon" />
                <span>{words.add}</span>
              </button>
            </p>
          ) : (
            <p className="text-muted">{words.full}</p>
          )}
        </>
      )}
    </details>
  );
}
