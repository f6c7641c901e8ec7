import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fields, listOf, text } from '../schema/fields/fields.ts';
import { readYaml } from './read-yaml.ts';

const Schema = fields({ before: v.optional(text), title: text, list: v.optional(listOf(text)) });

/** The faults of a file with this line among others. */
function faultsOf(line: string) {
  return readYaml(Schema, `before: 앞\n${line}\nlist:\n  - 가\n`).faults;
}

/** Characters that mean something else in YAML than in a text, and part of the message about each. */
const signs: [line: string, message: string][] = [
  ['title: 연말 휴무 #안내', '#부터는'],
  ['title: 연말 휴무 # 안내', '#부터는'],
  ['title: #안내', '#부터는'],
  ['title: #1f3a5f', '색은 따옴표로'],
  ['title: "연말" #안내', '#부터는'],
  ['title: *휴무', '값이 *로 시작합니다'],
  ['title: *휴무 안내', '값이 *로 시작합니다'],
  ['title: **휴무**', '값이 *로 시작합니다'],
  ['title: &휴무', '값이 &로 시작합니다'],
  ['title: &휴무 안내', '값이 &로 시작합니다'],
  ['title: !중요', '값이 !로 시작합니다'],
  ['title: ! 중요', '값이 !로 시작합니다'],
  ['title: [휴무] 안내', '값이 [로 시작합니다'],
  ['title: [휴무', '값이 [로 시작합니다'],
  ['title: {휴무} 안내', '값이 {로 시작합니다'],
  ['title: {휴무', '값이 {로 시작합니다'],
  ['title: ]휴무', '값이 ]로 시작합니다'],
  ['title: @법무법인', '값이 @로 시작합니다'],
  ['title: %로 나눕니다', '값이 %로 시작합니다'],
  ['title: `안내`', '값이 `로 시작합니다'],
  ['title: | 안내', '값이 |로 시작합니다'],
  ['title: >안내', '값이 >로 시작합니다'],
  ['title: , 안내', '값이 ,로 시작합니다'],
  ['title: ? 안내', '값이 ?로 시작합니다'],
  ['title: - 안내', '값이 -로 시작합니다'],
  ['title: "휴무" 안내', '따옴표로 시작한 값은'],
  ["title: '휴무' 안내", '따옴표로 시작한 값은'],
  ['title: "휴무', '따옴표로 시작한 값은'],
  ["title: '휴무", '따옴표로 시작한 값은'],
  ['title: 휴무: 안내', '값 안에 :이 있습니다'],
  ['title: 휴무:', '값 안에 :이 있습니다'],
  ['title:휴무', '항목 이름 뒤에는 :'],
  ['title：휴무', '항목 이름 뒤에는 :'],
  ['title： 휴무', '항목 이름 뒤에는 :'],
  ['title:\u00a0휴무', '빈칸처럼 보이는 다른 글자'],
  ['title:\u3000휴무', '빈칸처럼 보이는 다른 글자'],
  ['\u200btitle: 휴무', '빈칸처럼 보이는 다른 글자'],
  ['\ttitle: 휴무', '줄 앞에 탭이 있습니다'],
  ['  \ttitle: 휴무', '줄 앞에 탭이 있습니다'],
  ['title: 하나\ntitle: 둘', '같은 이름의 항목이 위에도 있습니다'],
];

test.each(signs)('reports the character at fault in %j, and its line', (line, message) => {
  const faults = faultsOf(line);
  expect(faults, JSON.stringify(faults)).toHaveLength(1);
  expect(faults[0]?.message).toContain(message);
  expect(faults[0]?.line).toBe(line.split('\n').length + 1);
});

test.each([' title: 휴무', '...', '---', 'title', '휴무 안내'])(
  'reports a malformed line at %j or next to it',
  (line) => {
    const [fault, ...more] = faultsOf(line);
    expect(fault?.message).toContain('앞뒤 줄의 형식이 맞지 않습니다');
    expect([1, 2, 3]).toContain(fault?.line);
    expect(more).toEqual([]);
  },
);

test.each([
  ['title: 휴무(연말)'],
  ['title: "휴무: 안내 #1"'],
  ["title: '[휴무] 안내'"],
  ['title: 상속·증여 50% 이상'],
  ['title: 02-0000-0000번'],
  ['title: C#과 1:1 상담'],
  ['title: 오전 9:00–오후 6:00'],
  ['title: https://www.gov.kr/a#b'],
  ['title: >-\n  접은\n  글'],
  ['# 메모\ntitle: 휴무'],
  ['title: -휴무'],
  ['title:\t휴무'],
])('accepts %j', (line) => {
  expect(faultsOf(line)).toEqual([]);
});

test.each([
  ['list:\n  - [휴무] 안내', '값이 [로 시작합니다', 2],
  ['list:\n  - *휴무', '값이 *로 시작합니다', 2],
  ['list:\n  - 휴무 #안내', '#부터는', 2],
  ['list:\n  - 가\n  -나', '목록은 - 뒤에 한 칸', 3],
  ['list:\n  - 가\n - 나', '줄 앞의 빈칸 수를', 3],
  ['list:\n\t- 가', '줄 앞에 탭', 2],
])('reports %j in a list', (yaml, message, line) => {
  const { faults } = readYaml(v.object({ list: listOf(text) }), `${yaml}\n`);
  expect(faults[0]?.message).toContain(message);
  expect(faults[0]?.line).toBe(line);
});

test.each(['', '\n', '# 메모뿐\n', '휴무 안내\n', '- 가\n', 'title:휴무\n', '"title: 가\n'])(
  'reports one fault for a file with %j alone',
  (yaml) => {
    expect(readYaml(Schema, yaml).faults).toHaveLength(1);
  },
);

test('reports an empty value', () => {
  expect(faultsOf('title:')[0]?.message).toContain('비어 있습니다');
  expect(faultsOf('title: ~')[0]?.message).toContain('비어 있습니다');
});

test('reports a list that is written twice, with the lines above the YAML counted', () => {
  const yaml = 'changes: []\ncontacts:\n  - way: 우편\nother: 1\ncontacts:\n  - way: 팩스\n';
  const { faults } = readYaml(v.unknown(), yaml, 1);
  expect(faults).toEqual([{ line: 6, message: expect.stringContaining('하나로 합칩니다') }]);
});

test('reports a text that is written twice within an object', () => {
  const { faults } = readYaml(v.unknown(), 'hours:\n  opens: 09:00\n  opens: 10:00\n');
  expect(faults).toEqual([{ line: 3, message: expect.stringContaining('하나로 합칩니다') }]);
});
