import { useRef } from 'react';
import { flushSync } from 'react-dom';
import PlusIcon from '~icons/lucide/plus';
import { Choice } from '../parts/choice.tsx';
import { copy } from './copy.ts';
import type { Person } from './family.ts';
import { GiftRow } from './gift-row.tsx';
import { type BenefitInput, emptyBenefit, type Input, MAX } from './input.ts';

const { gifts: words, chapter } = copy;
const anyAnswers = [
  { value: 'yes', label: words.anyAnswers.yes },
  { value: 'no', label: words.anyAnswers.no },
] as const;
const addId = `${chapter.id}-add`;

interface GiftsStepProps {
  input: Input;
  people: Person[];
  heirs: ReadonlySet<string>;
  change: (part: Partial<Input>) => void;
  replace: (input: Input) => void;
}

/** 증여와 유언: who got what, one row each. */
export function GiftsStep({ input, people, heirs, change, replace }: GiftsStepProps) {
  const { benefits, noGifts } = input;
  const list = useRef<HTMLOListElement>(null);

  function put(index: number, part: Partial<BenefitInput>): void {
    change({ benefits: benefits.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  }

  function add(): void {
    flushSync(() => change({ benefits: [...benefits, emptyBenefit], noGifts: false }));
    // The button is removed with the last row that is allowed: the focus moves to the new row.
    list.current?.querySelector<HTMLElement>('li:last-child input:checked')?.focus();
  }

  return (
    <>
      <p className="max-w-[46em] text-muted">{words.intro}</p>
      {benefits.length === 0 && (
        <Choice
          label={words.any}
          options={anyAnswers}
          value={noGifts ? 'no' : null}
          onChoice={(answer) => (answer === 'no' ? change({ noGifts: true }) : add())}
        />
      )}
      {benefits.length > 0 && (
        <ol className="forced-gifts" ref={list}>
          {benefits.map((benefit, index) => (
            <GiftRow
              // biome-ignore lint/suspicious/noArrayIndexKey: removing one renders all of them anew
              key={index}
              number={index + 1}
              benefit={benefit}
              people={people}
              heirs={heirs}
              onChange={(part) => put(index, part)}
              onRemove={() => {
                const left = benefits.filter((_, at) => at !== index);
                // The pressed button is removed with its row: the focus moves to the add button.
                flushSync(() => replace({ ...input, benefits: left }));
                document.getElementById(addId)?.focus();
              }}
            />
          ))}
        </ol>
      )}
      {benefits.length < MAX.benefits ? (
        <p className="forced-onward">
          <button className="button" id={addId} type="button" onClick={add}>
            <PlusIcon className="icon" />
            {words.add}
          </button>
        </p>
      ) : (
        <p className="text-muted">{words.full}</p>
      )}
    </>
  );
}
