import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AnimatedList } from '#app/ui/animated-list/animated-list.tsx';
import PlusIcon from '~icons/lucide/plus';
import { YesNo } from '../parts/choice.tsx';
import { copy } from './copy.ts';
import { GiftRow } from './gift-row.tsx';
import { type BenefitInput, emptyBenefit, type Input, MAX_BENEFITS } from './input.ts';
import type { Person } from './names.ts';

const { gifts: words, id } = copy;
const addId = `${id}-add`;
const listId = `${id}-gifts`;

interface GiftsStepProps {
  input: Input;
  people: Person[];
  heirs: ReadonlySet<string>;
  change: (part: Partial<Input>) => void;
}

/** 증여와 유언: who got what, one row each. */
export function GiftsStep({ input, people, heirs, change }: GiftsStepProps) {
  const { benefits, noGifts } = input;
  /** One for each row, so that it keeps its fields when another is removed. */
  const [keys, setKeys] = useState(() => benefits.map((_, index) => index));

  function put(index: number, part: Partial<BenefitInput>): void {
    change({ benefits: benefits.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  }

  function add(): void {
    flushSync(() => {
      change({ benefits: [...benefits, emptyBenefit], noGifts: false });
      setKeys([...keys, Math.max(-1, ...keys) + 1]);
    });
    // The button is removed with the last row that is allowed: the focus moves to the new row.
    document.querySelector<HTMLElement>(`#${listId} > :last-child input:checked`)?.focus();
  }

  function remove(index: number): void {
    // The pressed button is removed with its row: the focus moves to the add button.
    flushSync(() => {
      change({ benefits: benefits.filter((_, at) => at !== index) });
      setKeys(keys.filter((_, at) => at !== index));
    });
    document.getElementById(addId)?.focus();
  }

  return (
    <>
      <p className="max-w-[46em] text-muted">{words.intro}</p>
      {benefits.length === 0 && (
        <YesNo
          label={words.any}
          value={noGifts ? false : null}
          onChoice={(any) => (any ? add() : change({ noGifts: true }))}
        />
      )}
      {benefits.length > 0 && (
        <AnimatedList as="ol" id={listId} className="forced-gifts">
          {benefits.map((benefit, index) => (
            <GiftRow
              key={keys[index]}
              number={index + 1}
              benefit={benefit}
              death={input.death}
              people={people}
              heirs={heirs}
              onChange={(part) => put(index, part)}
              onRemove={() => remove(index)}
            />
          ))}
        </AnimatedList>
      )}
      {benefits.length < MAX_BENEFITS ? (
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
  );
}
