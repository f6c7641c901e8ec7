import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fields, listOf, text } from '../fields/fields.ts';
import { plainData, readYaml } from '../text-files/read-yaml.ts';
import { approvalsIn } from './advertising/approvals.ts';
import { yamlPassages } from './advertising/read-yaml-passages.ts';

const Schema = fields({ before: v.optional(text), title: text, list: v.optional(listOf(text)) });

/** What is said of the line `title` among others. */
function told(line: string) {
  return readYaml(Schema, `before: 앞\n${line}\nlist:\n  - 가\n`).faults;
}

/** Signs that mean something else in YAML than in a text, and what is said of each. */
const signs: [line: string, said: string][] = [
  ['title: 연말 휴무 #안내', '#부터는'],
  ['title: 연말 휴무 # 안내', '#부터는'],
  ['title: #안내', '#부터는'],
  ['title: #1f3a5f', "예: color: '#1f3a5f'"],
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
  ['title: "휴무" 안내', '따옴표 "로 시작한 값은'],
  ["title: '휴무' 안내", "따옴표 '로 시작한 값은"],
  ['title: "휴무', '따옴표 "로 시작한 값은'],
  ["title: '휴무", "따옴표 '로 시작한 값은"],
  ['title: 휴무: 안내', '값 안에 :이 있습니다'],
  ['title: 휴무:', '값 안에 :이 있습니다'],
  ['title:휴무', ': 뒤에 한 칸'],
  ['title：휴무', '전각 쌍점'],
  ['title： 휴무', '전각 쌍점'],
  ['title:\u00a0휴무', '빈칸처럼 보이는 다른 글자'],
  ['title:\u3000휴무', '빈칸처럼 보이는 다른 글자'],
  ['\u200btitle: 휴무', '빈칸처럼 보이는 다른 글자'],
  ['\ttitle: 휴무', '줄 앞에 탭이 있습니다'],
  ['  \ttitle: 휴무', '줄 앞에 탭이 있습니다'],
  [' title: 휴무', '빈칸 수가 맞지 않습니다'],
  ['title', '항목 이름이 없는 줄'],
  ['휴무 안내', '항목 이름이 없는 줄'],
  ['---', '---는 여기에'],
  ['...', '---는 여기에'],
  ['title: 하나\ntitle: 둘', 'title: 2줄에도 있습니다. 맞는 것 하나만 남깁니다'],
];

test.each(signs)('%j names the sign that is wrong, and its line', (line, said) => {
  const faults = told(line);
  expect(faults, JSON.stringify(faults)).toHaveLength(1);
  expect(faults[0]?.message).toContain(said);
  expect(faults[0]?.line).toBe(line.split('\n').length + 1);
});

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
])('%j is right', (line) => {
  expect(told(line)).toEqual([]);
});

test.each([
  ['list:\n  - [휴무] 안내', '값이 [로 시작합니다', 2],
  ['list:\n  - *휴무', '값이 *로 시작합니다', 2],
  ['list:\n  - 휴무 #안내', '#부터는', 2],
  ['list:\n  - 가\n  -나', '목록의 - 뒤에 한 칸', 3],
  ['list:\n  - 가\n - 나', '빈칸 수가 맞지 않습니다', 3],
  ['list:\n\t- 가', '줄 앞에 탭', 2],
])('%j in a list', (yaml, said, line) => {
  const { faults } = readYaml(v.object({ list: listOf(text) }), `${yaml}\n`);
  expect(faults[0]?.message).toContain(said);
  expect(faults[0]?.line).toBe(line);
});

test.each(['', '\n', '# 메모뿐\n', '휴무 안내\n', '- 가\n', 'title:휴무\n', '"title: 가\n'])(
  '%j alone is one fault',
  (yaml) => {
    expect(readYaml(Schema, yaml).faults).toHaveLength(1);
  },
);

test('a value that is left empty is told so', () => {
  expect(told('title:')[0]?.message).toContain('비어 있습니다');
  expect(told('title: ~')[0]?.message).toContain('비어 있습니다');
});

test('whatever is written, nothing is thrown', () => {
  const sign = fc.constantFrom(
    ...'#*&!|>%@`"\'[]{},:?-~ \t\n가a\u200b\u00a0\\<'.split(''),
    '---',
    '...',
    ': ',
    ' #',
    '- ',
    '<<: *a',
    '&a ',
    '!!map ',
    'approved:\n  - sentence: ',
  );
  const written = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
  const deep = fc.constantFrom(
    '['.repeat(2000),
    '{'.repeat(2000),
    '- '.repeat(2000),
    '? '.repeat(2000),
  );
  fc.assert(
    fc.property(
      fc.oneof({ weight: 200, arbitrary: written }, { weight: 1, arbitrary: deep }),
      (yaml) => {
        const { output, faults } = readYaml(Schema, yaml);
        expect(output === null).toBe(faults.length > 0);
        plainData(yaml);
        yamlPassages('content/firm.yaml', yaml, yaml);
        approvalsIn(`approved:\n${yaml}`, 0);
      },
    ),
    { numRuns: 500 },
  );
});
