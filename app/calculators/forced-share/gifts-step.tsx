import { AnimatedList } from '#app/ui/animated-list/animated-list.tsx';
import { YesNo } from '../fields/choice.tsx';
import { useRows } from '../fields/use-rows.ts';
import { copy } from './copy.ts';
import { GiftRow } from './gift-row.tsx';
import { emptyBenefit, type Input, MAX_BENEFITS } from './input.ts';
import type { Person } from './names.ts';
import { AddRow } from './numbered-row.tsx';

const { gifts: words, id } = copy;
const addId = `${id}-add`;
const listId = `${id}-gifts`;

interface GiftsStepProps {
  input: Input;
  people: Person[];
  heirs: ReadonlySet<string>;
  change: (part: Partial<Input>) => void;
}

/** 증여와 유언: one row for each gift, legacy or insurance. */
export function GiftsStep({ input, people, heirs, change }: GiftsStepProps) {
  const { benefits, noGifts } = input;
  const rows = useRows({
    rows: benefits,
    put: (all) => change({ benefits: all, noGifts: false }),
    firstField: (number) => `#${listId} > :nth-child(${number}) input:checked`,
    adds: `#${addId}`,
  });
  const add = () => rows.add(emptyBenefit);

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
              key={rows.keys[index]}
              number={index + 1}
              benefit={benefit}
              death={input.death}
              people={people}
              heirs={heirs}
              onChange={(part) => rows.change(index, part)}
              onRemove={() => rows.remove(index)}
            />
          ))}
        </AnimatedList>
      )}
      <AddRow id={addId} words={words} full={benefits.length >= MAX_BENEFITS} onAdd={add} />
    </>
  );
}
