import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asOfNote } from '#app/firm/view/stale-law.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { answer as tax } from '../inheritance-tax/answer.ts';
import { headline } from '../inheritance-tax/headline.ts';
import { example, type Input, initial as open } from '../inheritance-tax/input.ts';
import { answerSince1991 } from '../shares/answer.ts';
import { nobody, type ShareInput } from '../shares/input.ts';

/** First day on which the bill of 2026 may be law. */
const NEW_YEAR = '2027-01-01';
const BILL = /2026년 세제개편안/;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(`${NEW_YEAR}T00:00:00+09:00`), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

const saidOf = (death: Input['death'], input: Input = example) => {
  return headline(tax({ ...input, death })).text;
};

const untaxed = { ...open, spouse: true, children: 2, estate: 100_000_000n };

test.each(['2027-01-01', '2027-06-01', '2028-03-01'])(
  'on %s the headline of the tax warns that the law may have changed, unless the death was earlier',
  (day) => {
    vi.setSystemTime(new Date(`${day}T00:00:00+09:00`));
    const OUTDATED = /바뀐 법을 아직 반영하지 못했을 수 있습니다\.$/;
    for (const death of ['', NEW_YEAR]) {
      expect(saidOf(death)).toMatch(OUTDATED);
      expect(saidOf(death, untaxed)).toMatch(OUTDATED);
    }
    expect(saidOf('2026-12-31')).not.toMatch(OUTDATED);
    expect(taxed('').doubts).toMatch(/2027\.\u00a01\.\u00a01\.부터 달라졌을 수 있는데/);
  },
);

test('the headline of the tax has no such warning before the new year', () => {
  vi.setSystemTime(new Date('2026-12-31T23:59:59+09:00'));
  expect(saidOf('')).not.toContain('반영하지 못했을');
});

const taxed = (death: Input['death']) => {
  const found = tax({ ...example, death });
  if (found.state !== 'tax') throw new Error(`no tax, but ${found.state}`);
  return { figures: found.tax, doubts: found.unsettled.map(({ text }) => text).join(' ') };
};

test('a death without a date follows the law as of the day it was read, and names that day, also in the new year', () => {
  expect(taxed('').figures).toEqual(taxed(lawAsOf).figures);
  expect(taxed('').doubts).toMatch(BILL);
  const family: ShareInput = {
    ...nobody,
    spouse: {},
    children: [{}, { status: 'disqualified', spouse: {}, children: [{}] }],
  };
  expect(answerSince1991(family).heirs).toEqual(
    answerSince1991({ ...family, death: lawAsOf }).heirs,
  );
  expect(asOfNote(lawAsOf)).toContain(dottedDate(lawAsOf).replaceAll(' ', '\u00a0'));
});

test('a death in the new year is taxed by the act as it was read, with the bill as a doubt', () => {
  expect(taxed(NEW_YEAR).figures.payable).toBe(taxed('2026-12-31').figures.payable);
  expect(taxed(NEW_YEAR).doubts).toMatch(BILL);
  expect(taxed('2026-12-31').doubts).not.toMatch(BILL);
});
