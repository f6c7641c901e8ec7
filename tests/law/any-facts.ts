import fc from 'fast-check';
import { addDays } from '#app/law/calendar.ts';
import type { DeadlineFacts } from '#app/law/deadlines/starts.ts';

/** Any day of the years that the calculator covers. */
export const anyDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => addDays('1990-01-01', days));

const after = fc.option(fc.integer({ min: 0, max: 4000 }), { nil: undefined });

/** Any facts whose days are in a possible order. */
export const anyFacts: fc.Arbitrary<DeadlineFacts> = fc
  .record({
    death: anyDay,
    knew: fc.integer({ min: 0, max: 800 }),
    abroad: fc.constantFrom(undefined, 'deceased', 'some-heirs', 'all-heirs'),
    becameHeir: after,
    knewDebts: after,
    age: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: undefined }),
    knewGift: after,
    knewGround: after,
    accepted: after,
    infringed: after,
    knewInfringement: after,
    urgencyEnded: after,
    noticeEnded: after,
    representativeKnew: after,
    absenceDeclared: after,
    envelopeDated: fc.option(fc.integer({ min: -4000, max: 400 }), { nil: undefined }),
    unrecognized: fc.boolean(),
    creditor: fc.boolean(),
  })
  .map(({ death, abroad, age, creditor, unrecognized, ...offsets }) => ({
    death,
    creditor,
    unrecognized,
    ...(abroad && { abroad }),
    ...(age !== undefined && { heirBorn: addDays(death, -age) }),
    knew: addDays(death, offsets.knew),
    ...Object.fromEntries(
      Object.entries(offsets).flatMap(([name, days]) =>
        days === undefined ? [] : [[name, addDays(death, days)]],
      ),
    ),
  }));
