import { expect, test } from 'vitest';
import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { faultsOfFile, faultsOfTexts, type Named } from './advertising-faults.ts';

const lawyers: Lawyer[] = [
  { id: 'dawn', name: '김새벽', role: '대표변호사', registeredField: '상속, 가사법' },
  { id: 'noon', name: '이한낮', role: '변호사', registeredField: '없음' },
  { id: 'dusk', name: '박노을', role: '변호사' },
];
const firm: Named = { advertisingLawyer: '김새벽', lawyers };
const today = '2026-11-26';

const faults = (file: string, source: string, of = firm) => faultsOfFile(file, source, of, today);

/** Places and words: `3줄: note: "무료"`. */
const found = (file: string, source: string, of = firm) =>
  faults(file, source, of).map((fault) => /^\S+ (\S.*?"[^"]*")/.exec(fault)?.[1] ?? fault);

const guide = (body: string) => `---\ntitle: 제목\n---\n\n${body}\n`;
const drawing = 'content/pictures/a.svg';

test.each<[text: string, file: string, source: string, expected: string]>([
  ['a field', 'content/firm.yaml', 'a: x\nnote: 상담은 무료\n', '2줄: note: "무료"'],
  [
    'an item of a list',
    'content/people/dawn.yaml',
    'career:\n  - 법원장 출신\n',
    '2줄: career.0: "법원장 출신"',
  ],
  [
    'a field over lines',
    'content/areas/tax.yaml',
    'who: >\n  저희는 승소\n  율이 높습니다\n',
    '1줄: who: "승소율"',
  ],
  ['escaped letters', 'content/firm.yaml', 'note: "\\ubb34\\ub8cc"\n', '1줄: note: "무료"'],
  [
    'a paragraph over lines',
    'content/guides/a.md',
    guide('저희는 승소\n율이 높습니다.'),
    '5줄: 본문: "승소율"',
  ],
  ['words partly in bold', 'content/guides/a.md', guide('무**료** 상담'), '5줄: 본문: "무료"'],
  ['an entity', 'content/guides/a.md', guide('&#47924;료 상담'), '5줄: 본문: "무료"'],
  ['a heading', 'content/guides/a.md', guide('## 국내 최초'), '5줄: 본문: "국내 최초"'],
  ['a cell', 'content/guides/a.md', guide('| a | b |\n| - | - |\n| c | 1위 |'), '7줄: 본문: "1위"'],
  ['an item', 'content/guides/a.md', guide('- 가\n- 할인합니다'), '6줄: 본문: "할인"'],
  ['the words of a link', 'content/guides/a.md', guide('[무료](/consult)'), '5줄: 본문: "무료"'],
  [
    'the text of a picture',
    'content/guides/a.md',
    guide('![승소율 표](/pictures/a.png)'),
    '5줄: 본문: "승소율"',
  ],
  [
    'the title of a picture',
    'content/guides/a.md',
    guide('![표](/pictures/a.png "승소율")'),
    '5줄: 본문: "승소율"',
  ],
  ['front matter', 'content/guides/a.md', '---\ntitle: 국내 1위\n---\n', '2줄: title: "1위"'],
  [
    'an answer',
    'content/questions/a.md',
    '---\nquestion: q\n---\n\n[무]료입니다.\n',
    '5줄: 본문: "무료"',
  ],
  [
    'a text of a drawing',
    drawing,
    '<svg>\n<text>무<tspan>료</tspan> 상담</text></svg>',
    '그림 속의 글: "무료"',
  ],
  ['the title of a drawing', drawing, '<svg><title>1위</title></svg>', '그림 속의 글: "1위"'],
  ['the label of a drawing', drawing, '<svg aria-label="무료"></svg>', '그림 속의 글: "무료"'],
  ['an entity of a drawing', drawing, '<text>&#47924;료</text>', '그림 속의 글: "무료"'],
  ['English', 'content/firm.yaml', 'note: No. 1 law firm\n', '1줄: note: "No. 1"'],
  [
    'a decomposed text',
    'content/firm.yaml',
    `note: ${'무료'.normalize('NFD')}\n`,
    '1줄: note: "무료"',
  ],
  [
    'the fee of a consultation',
    'content/firm.yaml',
    'firstConsultation:\n  amount: 없음\n',
    '2줄: firstConsultation.amount: "상담료 없음"',
  ],
])('finds the words of %s, with their line and field', (_, file, source, expected) => {
  expect(found(file, source)).toEqual([expected]);
});

test('reports the same words of a field once', () => {
  const source = 'a: 국내 최고의 변호사\nb: 무료이고 또 무료\n';
  expect(found('content/firm.yaml', source)).toEqual(['1줄: a: "국내 최고"', '2줄: b: "무료"']);
});

test.each([
  ['comments of YAML', 'content/firm.yaml', '# 무료 상담\nname: x # 무료\n'],
  ['addresses', 'content/firm.yaml', 'href: https://example.org/무료\n'],
  ['addresses in Markdown', 'content/guides/a.md', guide('[글](/guides/무료)')],
  [
    'style and comments of a drawing',
    'content/pictures/a.svg',
    '<svg><!-- 무료 --><style>/* 무료 */</style></svg>',
  ],
  ['parking by its field', 'content/firm.yaml', 'directions:\n  parking: 2시간 무료\n'],
])('accepts %s', (_, file, source) => {
  expect(found(file, source)).toEqual([]);
});

test.each([
  ['content/people/dawn.yaml', 'role: 상속전문변호사\n', []],
  ['content/people/dawn.yaml', 'role: 상속·가사 전문변호사\n', []],
  ['content/people/dawn.yaml', 'role: 이혼전문변호사\n', ['이혼전문']],
  ['content/people/dawn.yaml', 'role: 상속·이혼 전문변호사\n', ['전문']],
  ['content/people/noon.yaml', 'role: 상속전문변호사\n', ['상속전문']],
  ['content/people/noon.yaml', 'role: 없음 전문변호사\n', ['전문']],
  ['content/people/dusk.yaml', 'role: 상속전문변호사\n', ['상속전문']],
  ['content/guides/a.md', guide('상속전문변호사 김새벽이 썼습니다.'), []],
  ['content/guides/a.md', guide('김새벽 변호사는 상속 전문입니다.'), []],
  ['content/guides/a.md', guide('김새벽, 박노을 변호사는 상속 전문입니다.'), ['전문']],
  ['content/guides/a.md', guide('상속전문변호사가 맡습니다. 김새벽이 씁니다.'), ['상속전문']],
  ['content/firm.yaml', 'name: 상속 전문 법무법인\n', ['전문']],
])(
  'judges 전문 in %s by the registered fields of the lawyers meant: %j',
  (file, source, expected) => {
    const words = faults(file, source).map((fault) => /"([^"]*)"/.exec(fault)?.[1]);
    expect(words).toEqual(expected);
  },
);

test('a lawyer of the firm may be named, another may not', () => {
  expect(found('content/guides/a.md', guide('김새벽 변호사'))).toEqual([]);
  expect(found('content/guides/a.md', guide('최그믐 변호사'))).toEqual([
    '5줄: 본문: "최그믐 변호사"',
  ]);
});

test('a message names place, words, article, remedy, and the person who may approve', () => {
  expect(faults('content/firm.yaml', 'note: 무료 상담\n')).toEqual([
    'content/firm.yaml 1줄: note: "무료" (무료). 변호사 광고에 관한 규정 제10조: 무료 상담이나 무료 사건을 내세울 수 없습니다. 고치는 법: "상담 신청"이라고만 적거나 상담료를 금액으로 적습니다. 써도 되는 문장이면 광고책임변호사의 확인을 받아 approved에 적습니다(docs/editing.md)',
  ]);
  expect(faults('content/firm.yaml', 'note: 무\u200b료 상담\n').join()).toContain(
    '"무료" (무료). 글자를 띄우거나 바꾸어 적어도 마찬가지입니다',
  );
  expect(faults('content/firm.yaml', 'note: 승소율 90%\n').join()).not.toContain('approved');
});

test('a message about code asks for a developer and offers no approval', () => {
  const line = { place: 'app/firm/a.ts 2줄', text: "text: '무료 상담'," };
  expect(faultsOfTexts([line], firm)).toEqual([
    expect.stringMatching(
      /^app\/firm\/a\.ts 2줄: "무료" \(무료\)\. .*이 파일은 개발자에게 말씀하세요$/,
    ),
  ]);
  expect(faultsOfTexts([line], firm).join()).not.toContain('approved');
});
