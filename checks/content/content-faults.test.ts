import { beforeAll, describe, expect, test } from 'vitest';
import { type Change, faultsOfChanged } from '../../tests/site/changed-content.ts';

test('finds no fault in the content of the tests, nor in terms of the firm’s texts about itself', async () => {
  const greeting = '고향에 돌아온 지 3년이 되었습니다.';
  const told = await faultsOfChanged([
    ['content/people/shim.yaml', null, `name: 심청\nrole: 변호사\ngreeting: ${greeting}\n`],
    ['content/firm.yaml', '건물 지하 1층', '건물 지하 1층입니다. 공사는 3개월 안에 끝납니다.'],
    ['content/firm.yaml', '상담 날짜를 정합니다.', '1년에 한 번 안부를 여쭙니다.'],
  ]);
  expect(told).toEqual([]);
});

type Case = readonly [what: string, ...change: Change, message: RegExp];

const inTexts: Case[] = [
  [
    'words that break a rule, with their line',
    'app/pages/home/copy.ts',
    "title: '신청하시면 전화드리겠습니다'",
    "title: '신청하시면 무료로 듣습니다'",
    /^app\/pages\/home\/copy\.ts \d+줄: "무료" .*제10조.*고치는 법/,
  ],
  [
    'words in a component',
    'app/site/layout/footer.tsx',
    '{layoutLabels.siteMap}',
    '"업계 최고의 법인입니다."',
    /^app\/site\/layout\/footer\.tsx \d+줄: .*제4조/,
  ],
  [
    'words in a phrase of a calculator',
    'app/calculators/shares/phrases.ts',
    '함께 상속할 사람이 없어',
    '승소율이 높아',
    /^app\/calculators\/shares\/phrases\.ts \d+줄: "승소율" .*제4조/,
  ],
  [
    'words in a phrase with values',
    'app/calculators/division/phrases.ts',
    '정해진 기여분',
    '업계 최고의',
    /^app\/calculators\/division\/phrases\.ts \d+줄: .*제4조/,
  ],
  [
    'words in a term of the deadlines',
    'app/calculators/deadlines/rule-phrases.ts',
    '가정법원이 기간을 늘려 줄 수 있습니다.',
    '무료로 늘려 드립니다.',
    /^app\/calculators\/deadlines\/rule-phrases\.ts \d+줄: "무료" .*제10조/,
  ],
  [
    'words in a label of a calculator',
    'app/calculators/copy.ts',
    "print: '인쇄'",
    "print: '무료 인쇄'",
    /^app\/calculators\/copy\.ts \d+줄: "무료" .*제10조/,
  ],
  [
    'a word that visitors stumble over',
    'app/calculators/forced-share/copy.ts',
    "label: '계산 결과'",
    "label: '셈한 결과'",
    /^app\/calculators\/forced-share\/copy\.ts \d+줄: "셈" \(쉬운 말\)/,
  ],
  [
    'such a word in the firm’s own texts',
    'app/pages/home/copy.ts',
    '혼자서도 하실 수 있게',
    '혼자서도 푸는 물음',
    /^app\/pages\/home\/copy\.ts \d+줄: "물음" \(쉬운 말\)/,
  ],
  [
    'an article without the facts that it rests on',
    'app/pages/fees/copy.ts',
    "facts: ['7.11', '24.2'],",
    '',
    /^app\/pages\/fees\/copy\.ts: fees\.offices\.rows\.4: basis가 있으면 facts에/,
  ],
  [
    'a sentence of law without facts',
    'app/pages/home/copy.ts',
    "text: '무엇에 따라 달라지나요'",
    "text: '신고하지 않고 3개월이 지나면 빚까지 물려받습니다.'",
    /^app\/pages\/home\/copy\.ts: home\.prices\.more\.text: 법을 말하는 글이면 facts에/,
  ],
  [
    'a sentence of law in a page',
    'app/pages/procedure/procedure.tsx',
    'title={parts.notes}',
    'title="부모의 유류분은 법정상속분의 3분의 1입니다."',
    /^app\/pages\/procedure\/procedure\.tsx \d+줄: 법을 말하는 글은 copy\.ts에/,
  ],
  [
    'a sentence of law in the content of a page',
    'app/pages/areas/areas.tsx',
    'intro: copy.intro',
    "intro: '6개월 안에 신고합니다.'",
    /^app\/pages\/areas\/areas\.tsx \d+줄: 법을 말하는 글은/,
  ],
  [
    'a sentence of law in a component of a calculator',
    'app/calculators/deadlines/deadline-list.tsx',
    '{copy.alsoKnow}',
    '유언에는 증인이 필요합니다(제1068조).',
    /^app\/calculators\/deadlines\/deadline-list\.tsx \d+줄: 법을 말하는 글은/,
  ],
  [
    'a row that is not in the table of facts',
    'app/pages/fees/copy.ts',
    "facts: ['3.8']",
    "facts: ['3.80']",
    /^app\/pages\/fees\/copy\.ts: fees\.offices\.rows\.3: facts: 3\.80은/,
  ],
  [
    'a forbidden word in a situation, once',
    'content/situations/debt.yaml',
    '연장해 줄지는 가정법원이',
    '무료로 연장해 줄지는 가정법원이',
    /^content\/situations\/debt\.yaml \d+줄: [\w.]+\.why: "무료" .*제10조/,
  ],
];

/** Faults of files. While one exists, the modules that read the files cannot be checked. */
const inFiles: Case[] = [
  [
    'an article of a guide that none of its rows is about',
    'content/guides/minor-heirs.md',
    '(제1013조)',
    '(제1014조)',
    /^content\/guides\/minor-heirs\.md \d+줄: facts: 민법 1014조에 관한 번호가 없습니다/,
  ],
  [
    'an article of a question that none of its rows is about',
    'content/questions/all-children-renounce.md',
    'basis: 제1043조',
    'basis: 제1044조',
    /^content\/questions\/all-children-renounce\.md 6줄: facts에 민법 1044조에/,
  ],
  [
    'a file that is gone although code leads to it',
    'content/questions/consultation-on-saturday.md',
    null,
    null,
    /^content\/questions\/consultation-on-saturday: 파일이 없는데 app\/pages\/fees\/fees\.tsx/,
  ],
  [
    'a question that is on the home page twice',
    'content/questions.yaml',
    '- caring-child',
    '- old-gift',
    /^content\/questions\.yaml \d+줄: home\.4: 같은 것이 위에 있습니다\. 고치거나 지웁니다$/,
  ],
  [
    'an evening that ends before it begins',
    'content/firm.yaml',
    'channels:',
    'callHours:\n  evening:\n    from: 20:00\n    to: 18:00\nchannels:',
    /^content\/firm\.yaml \d+줄: callHours\.evening: 끝나는 시각\(to\)을 시작하는 시각\(from\)보다 늦게/,
  ],
];

// One copy of the content has all of the changes; the check reports each fault once and nothing else.
describe.each([
  ['texts', inTexts],
  ['files', inFiles],
])('a copy with changed %s', (_, cases) => {
  let faults: string[];
  beforeAll(async () => {
    faults = await faultsOfChanged(cases.map(([_what, file, from, to]) => [file, from, to]));
  });

  test.each(cases)('finds %s', (_what, _file, _from, _to, message) => {
    expect(faults.filter((fault) => message.test(fault))).toHaveLength(1);
  });

  test('finds nothing else', () => {
    expect(faults).toHaveLength(cases.length);
  });
});
