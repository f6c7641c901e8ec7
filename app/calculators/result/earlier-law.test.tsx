import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { firm } from '#app/firm/view/firm.ts';
import { addDays } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { termsAround } from '../deadlines/around.ts';
import { Results } from '../deadlines/results.tsx';
import { answer as forcedShare } from '../forced-share/answer.ts';
import { headline as forcedShareHeadline, sentenceOf } from '../forced-share/headline.ts';
import * as forced from '../forced-share/input.ts';
import { inputInWords as forcedShareFacts } from '../forced-share/input-in-words.ts';
import { Result as ForcedShareResult } from '../forced-share/result.tsx';
import { answer as tax } from '../inheritance-tax/answer.ts';
import { headline as taxHeadline } from '../inheritance-tax/headline.ts';
import * as taxed from '../inheritance-tax/input.ts';
import { inputInWords as taxFacts } from '../inheritance-tax/input-in-words.ts';
import { Result as TaxResult } from '../inheritance-tax/result.tsx';
import { shortOf as taxShort } from '../inheritance-tax/short.ts';
import { answer as shares } from '../shares/answer.ts';
import { familyCodeOf } from '../shares/family-code.ts';
import { example, questions, type ShareInput } from '../shares/input.ts';
import { inputInWords as sharesFacts } from '../shares/input-in-words.ts';
import type { Relative } from '../shares/relative.ts';
import { NotComputedResult } from './not-computed.tsx';
import type { ShortAnswer } from './short-answer.ts';

/** A fraction, a percentage, or an amount of won. */
const FIGURE = /\d+\s*분의|\d\s*\/\s*\d|\d\s*%|[\d억만]\s*원/;
const TYPED = /남기신 재산|고인의 재산|생전 증여/;
const LAST = '1990-12-31';

/** Days governed by an earlier law. */
const earlier = fc.integer({ min: 0, max: 33_000 }).map((days) => addDays(LAST, -days));
const status = fc.constantFrom('predeceased', 'simultaneous', 'renounced', 'missing');
const person: fc.Arbitrary<Relative> = fc.record({ status }, { requiredKeys: [] });
const people = fc.array(person, { maxLength: 4 });
const family: fc.Arbitrary<ShareInput> = fc.record({
  isPartial: fc.boolean(),
  unanswered: fc.constantFrom([], [...questions]),
  spouse: fc.option(person),
  children: fc.array(
    fc
      .tuple(person, people)
      .map(([one, children]): Relative => ({ ...one, children, benefits: { gifts: 50_000_000n } })),
    { maxLength: 4 },
  ),
  parents: people,
  grandparents: people,
  siblings: people,
  third: people,
  fourth: people,
  estate: fc.constantFrom(null, 2_100_000_000n),
  elsewhere: fc.constant(null),
  estateAtDivision: fc.constant(null),
  death: earlier,
});

const linesOf = ({ first, second = '' }: ShortAnswer) => `${first} ${second}`;

/** Expects no figure in a result except typed ones, and expects the phone number and the reason in its markup. */
function expectNoFigure(said: readonly string[], markup: string): void {
  const lines = said.filter((line) => !TYPED.test(line));
  expect(lines.join('\n')).not.toMatch(FIGURE);
  const text = markup.replace(/<ul class="on-paper">.*?<\/ul>/s, '').replace(/<[^>]+>/g, ' ');
  expect(text).not.toMatch(FIGURE);
  expect(markup, 'nor a table of figures').not.toContain('<table');
  expect(text).toContain(firm.phone);
  expect(text).toContain('그때의 법');
}

describe('a death before 1991 gives the reason and the phone number, but no figure', () => {
  const runs = { numRuns: 60 };

  test('in any output of the shares', () => {
    fc.assert(
      fc.property(family, (input) => {
        const found = shares(input);
        if (found.state !== 'not-computed') expect.fail();
        const facts = sharesFacts(input, found);
        expectNoFigure(
          [found.announcement, linesOf(found.short), ...facts],
          renderToStaticMarkup(
            <NotComputedResult
              calculator="shares"
              code={familyCodeOf(input)}
              facts={facts}
              why={found.why}
            />,
          ),
        );
        expect(found.announcement).toContain(firm.phone);
      }),
      runs,
    );
  });

  const since1979 = fc.integer({ min: 0, max: 4382 }).map((days) => addDays(LAST, -days));
  const me = fc.constantFrom(...forced.InputSchema.entries.me.options);

  test('in any output of the forced share', () => {
    fc.assert(
      fc.property(since1979, me, fc.nat(3), fc.boolean(), (death, who, children, spouse) => {
        const input = { ...forced.example, death, me: who, children, spouse };
        const found = forcedShare(input);
        const facts = forcedShareFacts(input, found).filter((line) => !/빚|받은/.test(line));
        const title = sentenceOf(forcedShareHeadline(found));
        expectNoFigure(
          [title, ...facts.filter((line) => !line.startsWith('생전'))],
          renderToStaticMarkup(<ForcedShareResult input={input} answer={found} />),
        );
      }),
      runs,
    );
  });

  test('in any output of the tax, with or without an estate', () => {
    fc.assert(
      fc.property(
        earlier,
        fc.nat(3),
        fc.boolean(),
        fc.boolean(),
        (death, children, spouse, open) => {
          const estate = open ? null : 3_000_000_000n;
          const input = { ...taxed.example, death, children, spouse, estate };
          const found = tax(input);
          const { title, text } = taxHeadline(found);
          const short = linesOf(taxShort(found, '2026-11-26'));
          const facts = taxFacts(input, found).filter((line) => !/빚|장례비|금융재산/.test(line));
          expectNoFigure(
            [title, text, short, ...facts],
            renderToStaticMarkup(<TaxResult input={input} answer={found} today="2026-11-26" />),
          );
        },
      ),
      runs,
    );
  });
});

describe('the deadlines of a death before 1991', () => {
  const today = '2026-11-26';
  const markup = (death: CalendarDate, absenceDeclared?: CalendarDate) => {
    const input = { death, absenceDeclared };
    const around = termsAround(input, today);
    return renderToStaticMarkup(<Results input={input} today={today} around={around} />);
  };

  test('name the terms left out, and include those that were the same', () => {
    expect(markup(LAST)).toContain('그때와 지금이 같은 기한만');
    expect(markup(LAST)).toContain(firm.phone);
    expect(markup(LAST)).toContain('상속포기·한정승인');
    expect(markup(LAST)).not.toContain('상속세 신고');
    expect(markup('1991-01-01')).toContain('상속세 신고');
  });

  test('are complete if absence was declared since', () => {
    expect(markup(LAST, '2026-09-10')).toContain('상속세 신고');
    expect(markup(LAST, '2026-09-10')).not.toContain('그때의 법');
  });
});

test('a death on the first day of the law since 1991 has an answer', () => {
  const death = '1991-01-01';
  expect(shares({ ...example, death }).state).toBe('computed');
  expect(forcedShare({ ...forced.example, death }).state).toBe('claim');
  expect(tax({ ...taxed.example, death }).state).toBe('tax');
});
