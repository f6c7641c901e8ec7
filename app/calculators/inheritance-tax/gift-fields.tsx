import { dottedDate } from '#app/content/dotted-date.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import { yearsBefore } from '#app/law/calendar.ts';
import { figuresOf } from '#app/law/inheritance-tax/figures.ts';
import { MoneyField } from '../parts/money-field.tsx';
import { copy } from './copy.ts';
import { type FieldsProps, type Input, recipients } from './input.ts';

const { id, more: words } = copy;

/** 생전에 증여한 재산: what is added to the estate, by who got it. */
export function GiftFields({ input, change }: FieldsProps) {
  const { gifts } = input;
  const put = (to: (typeof recipients)[number], part: Partial<Input['gifts']['heir']>) =>
    change({ gifts: { ...gifts, [to]: { ...gifts[to], ...part } } });
  return (
    <fieldset>
      <legend className="tax-legend">{words.giftsTitle}</legend>
      <p className="text-muted" id={`${id}-gifts-hint`}>
        {giftsHint(input)}
      </p>
      <div className="tax-ledger">
        {recipients
          .filter((to) => to !== 'spouse' || input.spouse)
          .map((to) => (
            <div key={to}>
              <MoneyField
                id={`${id}-gift-${to}`}
                label={words.gifts[to]}
                value={gifts[to].amount}
                onWon={(amount) => put(to, { amount })}
                describedBy={`${id}-gifts-hint`}
              />
              {gifts[to].amount !== null && (
                <MoneyField
                  id={`${id}-gift-${to}-deducted`}
                  label={words.deducted}
                  value={gifts[to].deducted}
                  onWon={(deducted) => put(to, { deducted })}
                />
              )}
            </div>
          ))}
      </div>
    </fieldset>
  );
}

/** From which day gifts count; in years where the day of the death is not known. */
function giftsHint({ death }: Input): string {
  const { giftYears } = figuresOf(death || lawAsOf);
  const since = (years: number) =>
    death
      ? words.giftsSince(dottedDate(yearsBefore(death, years)).replaceAll(' ', '\u00a0'))
      : words.giftsWithin(years);
  return words.giftsHint(since(giftYears.heir), since(giftYears.other));
}
