import { lawAsOf } from '#app/law/amendments.ts';
import { yearsBefore } from '#app/law/calendar.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { figuresOf } from '#app/law/inheritance-tax/figures.ts';
import { useRows } from '../fields/use-rows.ts';
import { copy } from './copy.ts';
import { GiftRow } from './gift-row.tsx';
import { type FieldsProps, type GiftInput, type Input, MAX, noGift, recipients } from './input.ts';
import { RemoveRow } from './rows.tsx';

const { id, more: words, nth } = copy;
const hintId = `${id}-gifts-hint`;
const addId = (to: 'heir' | 'other') => `${id}-add-gift-${to}`;

/** 생전에 증여한 재산: the gifts that are added to the estate, by recipient. */
export function GiftFields({ input, change }: FieldsProps) {
  const { gifts, moreGifts } = input;
  const rows = useRows({
    rows: moreGifts,
    put: (more) => change({ moreGifts: more }),
    firstField: (number) => `#${id}-more-gift-${number}`,
    adds: ({ to }) => `#${addId(to)}`,
  });
  const put = (to: (typeof recipients)[number], part: Partial<GiftInput>) =>
    change({ gifts: { ...gifts, [to]: { ...gifts[to], ...part } } });
  return (
    <fieldset>
      <legend className="tax-legend">{words.giftsTitle}</legend>
      <p className="text-muted" id={hintId}>
        {giftsHint(input)}
      </p>
      <div className="tax-ledger">
        {recipients
          .filter((to) => to !== 'spouse' || input.spouse)
          .map((to) => (
            <div key={to}>
              <GiftRow
                id={`${id}-gift-${to}`}
                label={words.gifts[to]}
                to={to}
                gift={gifts[to]}
                describedBy={hintId}
                onChange={(part) => put(to, part)}
              />
            </div>
          ))}
        {moreGifts.map((gift, index) => (
          <fieldset key={rows.keys[index]}>
            <legend className="sr-only">{words.nthGift(nth[index] ?? '')}</legend>
            <GiftRow
              id={`${id}-more-gift-${index + 1}`}
              label={words.gifts[gift.to]}
              to={gift.to}
              gift={gift}
              describedBy={hintId}
              onChange={(part) => rows.change(index, part)}
            />
            <RemoveRow
              label={`${words.nthGift(nth[index] ?? '')} ${words.remove}`}
              onRemove={() => rows.remove(index)}
            />
          </fieldset>
        ))}
      </div>
      {moreGifts.length < MAX.rows && (
        <p className="tax-steps">
          {(['heir', 'other'] as const)
            .filter((to) => gifts[to].amount !== null)
            .map((to) => (
              <button
                key={to}
                className="link"
                id={addId(to)}
                type="button"
                onClick={() => rows.add({ ...noGift, to })}
              >
                {words.moreGifts[to]}
              </button>
            ))}
        </p>
      )}
    </fieldset>
  );
}

/** States the day from which gifts count, or the number of years without a date of death. */
function giftsHint({ death }: Input): string {
  const { giftYears } = figuresOf(death || lawAsOf);
  const since = (years: number) =>
    death
      ? words.giftsSince(dottedDate(yearsBefore(death, years)).replaceAll(' ', '\u00a0'))
      : words.giftsWithin(years);
  return words.giftsHint(since(giftYears.heir), since(giftYears.other));
}
