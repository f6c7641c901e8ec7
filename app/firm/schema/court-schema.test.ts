import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readYaml } from '../text-files/read-yaml.ts';
import { CourtsSchema } from './court-schema.ts';

const written = readFileSync('tests/firm/content/courts.yaml', 'utf8');

/** Returns the faults of the file after a change, each with its line. */
function told(from: string | RegExp, to: string): string[] {
  if (typeof from === 'string') expect(written.includes(from), from).toBe(true);
  return readYaml(CourtsSchema, written.replace(from, to)).faults.map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

/** The line of the file with these words, counted from 1. */
const lineOf = (words: string) => written.split('\n').findIndex((line) => line.includes(words)) + 1;

test('accepts the file', () => {
  expect(readYaml(CourtsSchema, written).faults).toEqual([]);
});

test('refuses a 시·군·구 that an earlier court of the 시·도 has', () => {
  const faults = told('districts: [안산시,', 'districts: [하남시, 안산시,');
  expect(faults).toEqual([
    expect.stringContaining('위에도 있는 시·군·구입니다: 하남시. 한 법원에만 적습니다'),
  ]);
  expect(Number.parseInt(faults[0] ?? '', 10)).toBe(lineOf('court: 수원가정법원 안산지원'));
});

test('refuses a 시·군·구 twice in one court, and accepts the same name in another 시·도', () => {
  expect(told('[성남시,', '[성남시, 성남시,')).toEqual([
    expect.stringContaining('위에도 있는 시·군·구입니다: 성남시'),
  ]);
  expect(written.match(/\b중구|[[ ]중구/g)?.length).toBeGreaterThan(3);
});

test('refuses a 시 that is also written by its 구, in either order', () => {
  const message = '창원시를 시로도 적고 구로도 적었습니다. 한 가지로만 적습니다';
  expect(told('[김해시]', '[김해시, 창원시]')).toEqual([expect.stringContaining(message)]);
  expect(told('[의정부시,', '[의정부시, 연천시, 연천시 동구,')).toEqual([
    expect.stringContaining('연천시를 시로도 적고 구로도'),
  ]);
});

test.each([
  ['name: 경기도', 'name: 경기', '경기도라고 적습니다'],
  ['name: 제주특별자치도', 'name: 제주도', '제주특별자치도라고 적습니다'],
  ['name: 전남광주통합특별시', 'name: 전라남도', '전남광주통합특별시, 경상북도'],
])('refuses the unknown 시·도 in %s → %s', (from, to, message) => {
  expect(told(from, to)).toEqual([expect.stringContaining(message)]);
});

test('refuses a 시·도 twice, and names the ones that are left out', () => {
  expect(told('name: 경기도', 'name: 충청북도').join('\n')).toMatch(
    /같은 것이 위에 있습니다[\s\S]*빠진 시·도가 있습니다: 경기도/,
  );
});

test.each([
  ['court: 수원가정법원 성남지원', 'court: 성남지원', '수원가정법원 성남지원처럼 적습니다'],
  ['court: 수원가정법원 성남지원', 'court: 수원가정법원성남지원', '처럼 적습니다'],
  ['court: 수원가정법원 성남지원', 'court: 수원고등법원', '처럼 적습니다'],
  ['civilCourt: 서울동부지방법원', 'civilCourt: 서울가정법원', '유류분 소송을 맡지 않습니다'],
  ['        civilCourt: 서울동부지방법원\n', '', '서울은 유류분 소송의 법원이 다섯입니다'],
  ['[성남시,', '[성남,', '시·군·구의 이름을 성남시'],
  ['[성남시,', '[분당동,', '시·군·구의 이름을 성남시'],
  ['[성남시, 하남시, 광주시]', '[]', '한 줄은 적습니다'],
  ['place: 성남시', 'place: 분당구', '위의 법원에 없는 시·군·구입니다: 분당구'],
  ['place: 성남시', 'place: 수원시', '같은 것이 위에 있습니다'],
  ['asOf: 2026-06-08', 'asOf: 2026. 6. 8.', '날짜는 2026-11-22처럼 적습니다'],
  ['verified: false', 'verified: 아니요', 'true(예)나 false(아니요)로 적습니다'],
  ['verified: false', 'checked: false', '빠진 항목입니다'],
  ['            court: 전주가정법원 군산지원\n', '', '그날부터의 법원이 없습니다'],
  ["facts: ['60.3']", "facts: ['60.99']", 'docs/law-review.md에 있는'],
  [' 제35조 제2항·제13조 제2항, 법원조직법 제12조', '', '조문이나 판례를 적습니다'],
])('refuses %j → %j', (from, to, message) => {
  expect(told(from, to).join('\n')).toContain(message);
});

test('asks for the day of the table that was read', () => {
  const court = '- court: 수원가정법원 성남지원\n';
  expect(told(court, `${court}        verified: true\n`)).toEqual([
    expect.stringContaining('확인한 별표의 시행일이 없습니다. asOf에 적습니다'),
  ]);
  expect(told(court, `${court}        verified: true\n        asOf: 2026-07-01\n`)).toEqual([]);
});

test('accepts a telephone number only with the day on which it was read, of a court in the file', () => {
  const contacts = (lines: string) => told(/$/, `contacts:\n${lines}`);
  const known = '  - court: 서울가정법원\n    phone: 02-111-2222\n';
  expect(contacts(`${known}    checkedOn: 2026-11-28\n`)).toEqual([]);
  expect(contacts(known)).toEqual([expect.stringContaining('빠진 항목입니다')]);
  const unknown = known.replace('서울가정법원', '서울가정법원 강남지원');
  expect(contacts(`${unknown}    checkedOn: 2026-11-28\n`)).toEqual([
    expect.stringContaining('서울가정법원 강남지원은 위에 없는 법원입니다'),
  ]);
  expect(contacts(known.replace('02-111-2222', '1234'))).toEqual([
    expect.stringContaining('전화번호는 02-0000-0000처럼'),
    expect.stringContaining('빠진 항목입니다'),
  ]);
});
