import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FamilyCodeSchema } from '#app/calculators/shares/family-code.ts';
import { valueIn } from '#app/calculators/state/fragment-text.ts';
import { successionSince1991 } from '#app/law/shares/shares.ts';
import { homeFamily as family } from './family-copy.ts';

test.each([1, 2, 3, 4, 5, 6])('the sentence for %i children says what the law gives', (count) => {
  const children = Array.from({ length: count }, (_, index) => ({ id: `${index}` }));
  const { shares } = successionSince1991({
    death: '2026-11-10',
    spouse: { id: 'spouse' },
    children,
  });
  const all = BigInt(3 + 2 * count);
  for (const { person, fraction } of shares) {
    const leaves = person === 'spouse' ? 3n : 2n;
    expect(fraction.s * fraction.n * all).toBe(leaves * fraction.d);
  }
  expect(family.answers[count]?.sentence).toMatch(
    new RegExp(`^배우자가 ${all}분의\\s3, .* ${all}분의\\s2(?:씩|를) 상속합니다\\.$`),
  );
});

test.each(family.answers.map(({ href }, count) => [count, href] as const))(
  'the link for %i children opens the calculator with this family',
  (count, href) => {
    expect(href).toMatch(/^\/shares#shares=/);
    const code = v.parse(FamilyCodeSchema, valueIn(href.slice(href.indexOf('#')), 'shares'));
    expect(code.spouse).toEqual({});
    expect(code.children).toEqual(Array.from({ length: count }, () => ({})));
  },
);
