import { expect, test } from 'vitest';
import { sentence } from '../../../text-files/faults.ts';
import { readGuide } from './read-guide.ts';

const file = 'content/guides/sample.md';

const whole = `---
title: 상속포기와 한정승인
description: 상속포기와 한정승인의 차이와 3개월 기한을 세는 방법, 신고하기 전에 하지 말아야 할 일을 조문과 함께 차례로 설명합니다.
summary:
  - 첫째 줄입니다.
  - 둘째 줄입니다.
  - 셋째 줄입니다.
published: 2026-11-20
checkedOn: 2026-11-22
sources:
  - 민법 제1019조 제1항
facts: ['3.10']
area: renunciation
tool: deadlines
externalLinks: [정부24]
---

들어가는 말입니다.

## 먼저 3개월

안 날부터 3개월 안에 신고합니다(제1019조 제1항). [다른 글](/guides/other#part)도 있습니다.

## 비교

| 구분 | 포기 | 조문 |
| --- | --- | --- |
| 빚 | 2억 1천만 원 | 제1042조 |
`;

function read(text: string) {
  const { value, faults } = readGuide(text, file);
  return value ?? expect.fail(faults.map(({ message }) => message).join('\n'));
}

test('a guide is its front matter, its lead and its sections', () => {
  const { guide, links } = read(whole);
  expect(guide).toMatchObject({
    slug: 'sample',
    title: '상속포기와 한정승인',
    published: '2026-11-20',
    facts: ['3.10'],
    externalLinks: ['정부24'],
    lead: ['<p>들어가는 말입니다.</p>'],
  });
  expect(guide.sections.map(({ id, title }) => [id, title])).toEqual([
    ['먼저-3개월', '먼저 3개월'],
    ['비교', '비교'],
  ]);
  expect(links).toEqual([{ href: '/guides/other#part', line: 22 }]);
});

test('an article in parentheses is a citation on one line', () => {
  expect(read(whole).guide.sections[0]?.parts[0]).toContain(
    '신고합니다<span class="citation">(제1019조\u00a0제1항)</span>. <a href="/guides/other#part">',
  );
});

test('each cell of a table names its column, and sums stay on one line', () => {
  const html = read(whole).guide.sections[1]?.parts[0] ?? '';
  expect(html).toContain('<table class="guide-table" data-columns="3">');
  expect(html).toContain('<th scope="row">빚</th>');
  expect(html).toContain('<td data-label="포기">2억\u00a01천만\u00a0원</td>');
  expect(html).toContain('<td data-label="조문" class="citation">제1042조</td>');
});

test('a picture alone in a paragraph is a figure with its caption, between parts of HTML', () => {
  const text = whole.replace(
    '들어가는 말입니다.',
    '들어가는 말입니다.\n\n![상속 순위 표](/pictures/order.png "상속 순위")\n\n이어지는 말입니다.',
  );
  const { guide, pictures } = read(text);
  expect(guide.lead).toEqual([
    '<p>들어가는 말입니다.</p>',
    { picture: '/pictures/order.png', alt: '상속 순위 표', caption: '상속 순위' },
    '<p>이어지는 말입니다.</p>',
  ]);
  expect(pictures).toEqual([{ href: '/pictures/order.png', line: 20 }]);
});

test.each([
  '2026. 12. 1.부터 저녁에도 전화드립니다.',
  '12. 1.부터 저녁에도 전화드립니다.',
  '2026. 3. 17. 민법이 바뀌었습니다.',
])('does not begin a list at a date: %s', (line) => {
  const html = read(whole.replace('들어가는 말입니다.', line)).guide.lead.join('');
  expect(html).toMatch(/^<p>/);
  expect(html.replaceAll('\u00a0', ' ')).toBe(`<p>${line}</p>`);
});

test('still reads a numbered list', () => {
  const html = read(whole.replace('들어가는 말입니다.', '1. 하나\n2. 2.5배')).guide.lead.join('');
  expect(html).toContain('<ol>');
});

test('turns an e-mail address into a mailto link, which is not a page of the site', () => {
  const { guide, links } = read(
    whole.replace('들어가는', 'office@haedam-law.kr로 보내 주세요. 들어가는'),
  );
  expect(guide.lead.join('')).toContain(
    '<a href="mailto:office@haedam-law.kr">office@haedam-law.kr</a>',
  );
  expect(links.map(({ href }) => href)).toEqual(['/guides/other#part']);
});

test.each([
  ['no front matter', /^---\n/, '', '1줄: 머리가 없습니다'],
  ['YAML that cannot be read', 'title: ', 'title: 포기: ', '2줄: 값 안에 :이 있습니다'],
  ['an unknown field', 'tool: ', 'mood: calm\ntool: ', '14줄: mood: 모르는 항목입니다'],
  ['a missing date', 'checkedOn: 2026-11-22\n', '', '1줄: checkedOn: 빠진 항목입니다'],
  ['a missing source', /sources:\n.*\n/, '', '1줄: sources: 빠진 항목입니다'],
  [
    'a date in another form',
    '2026-11-22',
    '2026. 11. 22.',
    '9줄: checkedOn: 날짜는 2026-11-22처럼',
  ],
  [
    'a check before the publication',
    '2026-11-22',
    '2026-11-19',
    '9줄: checkedOn: published보다 앞설 수 없습니다',
  ],
  ['a source without an article', '민법 제1019조 제1항', '민법', '11줄: sources.0: 조문이나 판례'],
  ['a summary of two lines', '  - 셋째 줄입니다.\n', '', '4줄: summary: 요약은 세 줄로'],
  [
    'a short description',
    /(description: .{20}).*/,
    '$1',
    '3줄: description: 검색 결과에 보일 설명은',
  ],
  ['a row number that YAML reads as 3.1', "['3.10']", '[3.10]', '12줄: facts.0: 따옴표로 감싸'],
  ['an unknown calculator', 'tool: deadlines', 'tool: abacus', '14줄: tool: 모르는 계산기입니다'],
  ['an unknown office', '[정부24]', '[위키]', '15줄: externalLinks.0: 모르는 기관입니다'],
  ['a heading of the first level', '## 비교', '# 비교', '24줄: 제목은 ## 나 ### 로'],
  ['the same heading twice', '## 비교', '## 먼저 3개월', "제목 '먼저-3개월'이 둘 있습니다"],
  [
    'a table without the line below its first',
    '들어가는 말',
    '| 누가 | 순위 |\n| 자녀 | 1순위 |\n\n말',
    '18줄: 표가 되지 않았습니다',
  ],
  [
    'a row with too few cells',
    '들어가는 말',
    '| 누가 | 순위 |\n| --- | --- |\n| 자녀 |\n\n말',
    '20줄: 표의 칸이 1개입니다. 첫 줄처럼 2개로',
  ],
  [
    'a row with too many cells',
    '들어가는 말',
    '| 누가 | 순위 |\n| --- | --- |\n| 자녀 | 1순위 | 먼저 |\n\n말',
    '20줄: 표의 칸이 3개입니다. 첫 줄처럼 2개로',
  ],
  ['HTML', '들어가는 말', '<b>들어가는</b> 말', '18줄: HTML은 쓸 수 없습니다'],
  [
    'a picture',
    '들어가는 말',
    '![그림](/a.png)',
    '18줄: 그림은 앞뒤로 한 줄을 비우고 혼자 적습니다',
  ],
  [
    'a link to another site',
    '/guides/other#part',
    'https://example.org',
    '22줄: 본문에는 /로 시작하는',
  ],
  ...[
    ['another site', '/\\\\evil.example'],
    ['another site behind a tab', '</&Tab;/evil.example>'],
    ['a script', 'javascript:alert(1)'],
    ['another site without its protocol', '//evil.example'],
  ].map(([what, address]): [string, string, string, string] => [
    `a link to ${what}`,
    '(/guides/other#part)',
    `(${address})`,
    '22줄: 본문에는 /로 시작하는',
  ]),
  ...[
    ['in full', '[글][x]'],
    ['by its name alone', '[x]'],
    ['with empty brackets', '[x][]'],
  ].map(([what, link]): [string, string, string, string] => [
    `a link whose address stands elsewhere, ${what}`,
    '들어가는 말입니다.',
    `${link} 말입니다.\n\n[x]: javascript:alert(1)`,
    '20줄: 링크는 [글자](/주소)처럼',
  ]),
  [
    'a footnote',
    '들어가는 말입니다.',
    '들어가는[^1] 말입니다.\n\n[^1]: 각주',
    '18줄: 각주는 쓸 수 없습니다',
  ],
  ['bold type that does not end', '들어가는', '**들어가는(말)**은', '18줄: ** 나 [ ]( )가 풀리지'],
])('%s is a fault with its line', (_, from, to, message) => {
  const text = whole.replace(from, to);
  expect(text).not.toBe(whole);
  const faults = readGuide(text, file).faults.map((fault) => sentence(file, fault));
  expect(faults.join('\n')).toContain(message);
  for (const fault of faults) expect(fault).toMatch(/^content\/guides\/sample\.md \d+줄: /);
});

test.each(['published: 2026-11-20', 'checkedOn: 2026-11-22'])(
  '%s in another form has one fault',
  (line) => {
    const text = whole.replace(line, line.replaceAll('-', '. '));
    expect(readGuide(text, file).faults).toEqual([
      expect.objectContaining({ message: expect.stringContaining('날짜는 2026-11-22처럼') }),
    ]);
  },
);

test('a body without headings, and a file name in Korean, are faults', () => {
  const bare = readGuide(whole.replaceAll('## ', ''), 'content/guides/포기.md');
  expect(bare.value).toBeNull();
  expect(bare.faults.map(({ message }) => message)).toEqual([
    expect.stringContaining('파일 이름 포기은 영어 소문자와'),
    expect.stringContaining('본문에 제목이 없습니다'),
  ]);
});
