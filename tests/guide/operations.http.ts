// @module-tag long
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guidedSteps } from './guide.ts';
import { type Operator, openOperator } from './operator.ts';

let operator: Operator;
beforeAll(async () => {
  operator = await openOperator();
});
afterAll(() => operator.close());

/** A reference as the guide writes it; the operator reads the real one. */
const EXAMPLE = '7KQ2-M4XD';

test('the operations guide, followed from the top on a clean folder', async () => {
  let reference = EXAMPLE;
  const said = new Map<string, string>();
  for (const { heading, kind, commands } of await guidedSteps()) {
    const typed = commands.replaceAll(EXAMPLE, reference);
    if (kind !== 'run') await operator.stop();
    if (kind === 'start') {
      await operator.start(typed);
      continue;
    }
    const words = await operator.type(typed);
    said.set(heading, (said.get(heading) ?? '') + words);
    const [, given] = words.match(/"reference":"([0-9A-Z]{4}-[0-9A-Z]{4})"/) ?? [];
    if (given) reference = given;
  }
  const about = (heading: string) =>
    [...said].find(([title]) => title.includes(heading))?.[1] ?? `nothing about ${heading}`;
  expect(reference).not.toBe(EXAMPLE);
  expect(about('시험 신청')).toContain(`"status":"received","receipt":{"reference":"${reference}"`);
  expect(about('시험 신청').match(/시험 신청/g)?.length).toBeGreaterThan(1);
  expect(about('상태')).toContain('"status":"ready"');
  expect(about('되찾기')).toMatch(new RegExp(`${reference}.*시험 신청`, 's'));
  expect(about('열쇠 바꾸기')).toContain('k1');
  expect(about('지우기')).toContain(reference);
});
