import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readYaml } from '../text-files/read-yaml.ts';
import { MayISchema } from './may-i-schema.ts';

const deposit = readFileSync('tests/firm/content/may-i/deposit.yaml', 'utf8');

/** Returns the faults of the file about deposits after a change. */
function faultsWith(from: string | RegExp, to: string): string[] {
  expect(deposit).toMatch(from);
  return readYaml(MayISchema, deposit.replace(from, to)).faults.map(({ message }) => message);
}

test('accepts an entry that no lawyer has reviewed, and one that a lawyer has', () => {
  expect(faultsWith('name: 예금', 'name: 통장')).toEqual([]);
  const reviewed = 'reviewed:\n  by: hong-gildong\n  on: 2026-11-28\nverified: true';
  expect(faultsWith('verified: true', reviewed)).toEqual([]);
});

test.each(['line', 'answer', 'why', 'instead', 'ifDone', 'basis', 'facts', 'verified'])(
  'refuses an entry without %s',
  (field) => {
    const told = faultsWith(new RegExp(`^${field}:.*\n`, 'm'), '');
    expect(told).toEqual([`${field}: 빠진 항목입니다. 적어 넣습니다`]);
  },
);

test.each([
  ['a verdict of its own', 'verdict: no', 'verdict: never', /^verdict: 모르는 표시입니다\..*yes/],
  ['an unknown group', 'group: money', 'group: moneys', /^group: .*가까운 이름은 money입니다/],
  ['a basis without article', /^basis:.*/m, 'basis: 관례', /^basis: 조문이나 판례를 적습니다/],
  ['open brackets', '찾지 마세요\n', '[찾지 마세요\n', /^line: 대괄호 \[ ]의 짝이 맞지 않습니다/],
  [
    'a review without its day',
    'verified: true',
    'reviewed:\n  by: hong-gildong\nverified: true',
    /^reviewed\.on: 빠진 항목입니다/,
  ],
])('refuses %s', (_, from, to, message) => {
  const told = faultsWith(from, to);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatch(message);
});
