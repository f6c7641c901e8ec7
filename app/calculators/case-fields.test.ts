import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Facts, FactsSchema } from '#app/case/facts.ts';
import { type CaseFamily, grown, type Relative } from '#app/case/family.ts';
import { relations } from '#app/law/case-facts.ts';
import * as deadlines from './deadlines/case-fields.ts';
import type { Input as DeadlineInput } from './deadlines/input.ts';
import * as forced from './forced-share/case-fields.ts';
import * as forcedInput from './forced-share/input.ts';
import * as tax from './inheritance-tax/case-fields.ts';
import * as taxInput from './inheritance-tax/input.ts';
import * as shares from './shares/case-fields.ts';
import * as shareInput from './shares/input.ts';
import { isSame } from './state/calculator-state.ts';
import type { CaseFields } from './state/use-calculator.ts';

const days = fc.constantFrom('2020-03-01', '2025-01-02', '2026-11-10');
const status = fc.option(fc.constantFrom(...grown), { nil: undefined });

function person(below: number): fc.Arbitrary<Relative> {
  const children = fc.array(fc.constant<Relative>({}), { minLength: 1, maxLength: 3 });
  return fc
    .record({
      status,
      spouse: fc.constantFrom<Relative | undefined>({}, undefined),
      children: below > 0 ? children : fc.constant(undefined),
    })
    .map(({ status: found, spouse, children: issue }) => ({
      ...(found && { status: found }),
      ...(spouse && below > 0 && { spouse }),
      ...(issue && { children: issue }),
    }));
}

const row = (below: number) =>
  fc.option(fc.array(person(below), { maxLength: 4 }), { nil: undefined });

const families: fc.Arbitrary<CaseFamily> = fc
  .record({
    spouse: fc.constantFrom<Relative | null>({}, null, { tie: 'divorced' }),
    children: fc.array(person(1), { maxLength: 5 }),
    parents: row(0),
    siblings: row(1),
  })
  .map(
    (family) => v.parse(FactsSchema, { family: JSON.parse(JSON.stringify(family)) }).family ?? {},
  );

const cases: fc.Arbitrary<Facts> = fc
  .record({
    death: fc.option(days, { nil: undefined }),
    knew: fc.option(days, { nil: undefined }),
    me: fc.option(fc.constantFrom(...relations), { nil: undefined }),
    abroad: fc.constantFrom('none', 'deceased', 'some-heirs', 'all-heirs', undefined),
    family: fc.option(families, { nil: undefined }),
  })
  .map((facts) => v.parse(FactsSchema, JSON.parse(JSON.stringify(facts))));

/** Applies a change as the store does. */
function changed(facts: Facts, part: object): Facts {
  return v.parse(FactsSchema, JSON.parse(JSON.stringify({ ...facts, ...part })));
}

/** Checks the laws of a calculator's fields, for random cases and changes of the input. */
function checkLaws<Input extends object>(
  { read, write }: CaseFields<Input>,
  initial: Input,
  changes: fc.Arbitrary<Partial<Input>>,
): void {
  expect(read({}, initial)).toEqual(initial);
  fc.assert(
    fc.property(cases, fc.array(changes, { maxLength: 4 }), (start, steps) => {
      let facts = start;
      let input = read(facts, initial);
      expect(isSame(read(facts, input), input), 'a second reading changes nothing').toBe(true);
      expect(write(input, input, facts), 'without a change, nothing is written').toEqual({});
      for (const step of steps) {
        const next = { ...input, ...step };
        facts = changed(facts, write(next, input, facts));
        input = read(facts, next);
        // A new day of death may ask for relatives whom the case knows.
        if (!('death' in step || 'me' in step)) {
          expect(input, 'what was written is read').toEqual(next);
        }
        expect(input).toMatchObject(step);
        expect(read(facts, input), 'and read again').toEqual(input);
      }
    }),
    { numRuns: 300 },
  );
}

describe('reads what it has written to the case', () => {
  test('deadlines', () => {
    const day = fc.option(days, { nil: undefined });
    checkLaws<DeadlineInput>(
      deadlines.caseFields,
      {},
      fc.oneof<fc.Arbitrary<Partial<DeadlineInput>>[]>(
        fc.record({ death: day }),
        fc.record({ knew: day }),
        fc.record({ becameHeir: day }),
        fc.record({ abroad: fc.constantFrom('deceased', 'some-heirs', 'all-heirs', undefined) }),
      ),
    );
  });

  test('inheritance tax', () => {
    checkLaws(
      tax.caseFields,
      taxInput.initial,
      fc.oneof<fc.Arbitrary<Partial<taxInput.Input>>[]>(
        fc.record({ death: fc.oneof(days, fc.constant('')) }),
        fc.record({ spouse: fc.boolean() }),
        fc.record({ children: fc.nat(5) }),
        fc.record({ abroad: fc.constantFrom('none', 'some', 'all') }),
        fc.record({ estate: fc.constant(5n) }),
      ),
    );
  });

  test('forced share', () => {
    const entries = fc.array(
      fc.record({
        who: fc.constantFrom('child-1', 'child-2', 'spouse', 'parent-1', ''),
        status: fc.constantFrom('predeceased', 'renounced', 'disqualified', 'forfeited', null),
        spouse: fc.boolean(),
        children: fc.nat(2),
      }),
      { maxLength: 2 },
    );
    checkLaws(
      forced.caseFields,
      forcedInput.initial,
      fc.oneof<fc.Arbitrary<Partial<forcedInput.Input>>[]>(
        fc.record({ death: fc.oneof(days, fc.constant('')) }),
        fc.record({
          me: fc.constantFrom('spouse', 'child', 'grandchild', 'parent', 'sibling'),
          unanswered: fc.constant([]),
        }),
        fc.record({ spouse: fc.boolean(), unanswered: fc.constant([]) }),
        fc.record({ children: fc.integer({ min: 1, max: 5 }), unanswered: fc.constant([]) }),
        fc.record({
          grandchildren: fc.integer({ min: 1, max: 3 }),
          childSpouse: fc.boolean(),
          unanswered: fc.constant([]),
        }),
        fc.record({ relatives: entries }),
        fc.record({ estate: fc.constant(5n) }),
      ),
    );
  });

  test('shares', () => {
    checkLaws(
      shares.caseFields,
      shareInput.initial,
      fc.oneof<fc.Arbitrary<Partial<shareInput.ShareInput>>[]>(
        fc.record({ death: fc.oneof(days, fc.constant('')) }),
        fc.record({ spouse: fc.constantFrom(null, {}), unanswered: fc.constant([]) }),
        fc.record({
          children: fc.array(person(1), { maxLength: 3 }),
          unanswered: fc.constant([]),
        }),
        fc.record({ estate: fc.constant(5n) }),
      ),
    );
  });
});

/** A widower's family: two children live, and a third has died and left two children. */
const family: CaseFamily = {
  spouse: null,
  children: [{}, {}, { status: 'predeceased', children: [{}, {}] }],
};

test('each calculator shows the family entered in another one', () => {
  const facts: Facts = { death: '2026-11-10', me: 'child', family };
  expect(tax.caseFields.read(facts, taxInput.initial)).toMatchObject({
    death: '2026-11-10',
    spouse: false,
    children: 3,
  });
  expect(forced.caseFields.read(facts, forcedInput.initial)).toMatchObject({
    death: '2026-11-10',
    me: 'child',
    spouse: false,
    children: 3,
    relatives: [{ who: 'child-2', status: 'predeceased', spouse: false, children: 2 }],
  });
  expect(shares.caseFields.read(facts, shareInput.initial)).toEqual({
    ...shareInput.nobody,
    ...family,
    death: '2026-11-10',
  });
});

test('a child who has died without children does not count for the tax', () => {
  const childless = { spouse: {}, children: [{}, { status: 'predeceased' as const }] };
  const { children } = tax.caseFields.read({ family: childless }, taxInput.initial);
  expect(children).toBe(1);
});

test('a change in one calculator keeps what only another one asks for', () => {
  const input = tax.caseFields.read({ family }, taxInput.initial);
  const part = tax.caseFields.write({ ...input, children: 4 }, input, { family });
  expect(part.family?.children).toEqual([...(family.children ?? []), {}]);
  const before = forced.caseFields.read({ family, me: 'child' }, forcedInput.initial);
  const fewer = forced.caseFields.write({ ...before, spouse: true }, before, {
    family,
    me: 'child',
  });
  expect(fewer.family).toEqual({ ...family, spouse: {} });
});

test('forced share: an uncle who has died is not taken for the grandchild’s parent while the parent’s family is unknown', () => {
  const { read, write } = forced.caseFields;
  const facts: Facts = { me: 'grandchild', family: { spouse: {}, children: [{}, { spouse: {} }] } };
  const before = read(facts, forcedInput.initial);
  const uncle = { who: 'child-1', status: 'predeceased' as const, spouse: false, children: 0 };
  const input = { ...before, relatives: [uncle] };
  const entered = changed(facts, write(input, before, facts));
  expect(read(entered, input)).toEqual(input);
  const answered = { ...input, unanswered: [], grandchildren: 2, childSpouse: true };
  const { family: written } = write(answered, input, entered);
  expect(written?.children).toEqual([
    { status: 'predeceased' },
    { status: 'predeceased', spouse: {}, children: [{}, {}] },
  ]);
});

test('gifts and amounts stay with the person when the family changes elsewhere', () => {
  const input = {
    ...shareInput.nobody,
    children: [{ benefits: { gifts: 7n } }, {}],
    estate: 9n,
  };
  const next = shares.caseFields.read({ family: { spouse: {}, children: [{}, {}, {}] } }, input);
  expect(next).toEqual({
    ...input,
    spouse: {},
    children: [{ benefits: { gifts: 7n } }, {}, {}],
  });
});

test('shares: a question that the case does not answer is open, and is not written as nobody', () => {
  const { read, write } = shares.caseFields;
  const { initial } = shareInput;
  expect(read({ death: '2026-11-10' }, initial)).toEqual({ ...initial, death: '2026-11-10' });
  const widow = read({ family: { spouse: {} } }, initial);
  expect(widow).toEqual({ ...initial, spouse: {}, unanswered: ['children'] });
  const alone = { ...widow, spouse: null };
  expect(write(alone, widow, { family: { spouse: {} } })).toEqual({ family: { spouse: null } });
  const emptied = { ...initial, death: '2026-11-10' };
  expect(write(emptied, widow, {})).toEqual({ death: '2026-11-10', family: undefined });
});
