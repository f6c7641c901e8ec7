import { cp, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentFaults } from './content-faults.ts';

/** A copy of the content with one change. */
async function projectWith(file: string, from: string, to: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  for (const folder of ['content', 'app/content', 'app/site', 'app/pages', 'app/calculators']) {
    await cp(folder, join(root, folder), { recursive: true });
  }
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  await writeFile(
    join(root, 'package.json'),
    '{ "type": "module", "imports": { "#app/*": "./app/*" } }',
  );
  const text = await readFile(join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(join(root, file), text.replace(from, to));
  return root;
}

test('the site’s content has no faults', async () => {
  expect(await contentFaults(process.cwd())).toEqual([]);
});

test.each([
  [
    'words that break a rule, with their line',
    'app/content/ways.ts',
    "title: '말씀을 듣습니다'",
    "title: '무료로 듣습니다'",
    /^app\/content\/ways\.ts \d+줄: "무료" .*제10조.*고치는 법/,
  ],
  [
    'words in a component',
    'app/site/layout/footer.tsx',
    '이 사이트는 견본입니다.',
    '업계 최고의 법인입니다.',
    /^app\/site\/layout\/footer\.tsx \d+줄: .*제4조/,
  ],
  [
    'words in a phrase of a calculator',
    'app/calculators/shares/phrases.ts',
    '함께 상속할 사람이 없어',
    '무조건',
    /^app\/calculators\/shares\/phrases\.ts \d+줄: "무조건" .*제4조/,
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
    'app/calculators/parts/copy.ts',
    "print: '인쇄'",
    "print: '무료 인쇄'",
    /^app\/calculators\/parts\/copy\.ts \d+줄: "무료" .*제10조/,
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
    'app/content/ways.ts',
    '상담의 순서',
    '상담의 물음',
    /^app\/content\/ways\.ts \d+줄: "물음" \(쉬운 말\)/,
  ],
  [
    'two questions with one anchor',
    'app/content/questions.ts',
    "id: 'unborn-child'",
    "id: 'no-heirs'",
    /questions\.ts: questions\.items: id가 같은 것이 둘/,
  ],
  [
    'a question without its article',
    'app/content/questions.ts',
    "basis: '제1043조'",
    "basis: '판례'",
    /questions\.ts: questions\.items\.0\.basis: 조문이나 판례를 적습니다/,
  ],
  [
    'an article without the facts that it rests on',
    'app/content/fees.ts',
    "facts: ['7.11'],",
    '',
    /^app\/content\/fees\.ts: fees\.offices\.rows\.4: basis가 있으면 facts에/,
  ],
  [
    'a sentence of law without facts',
    'app/content/ways.ts',
    "intro: ['상담만 받으셔도 됩니다.']",
    "intro: ['신고하지 않고 3개월이 지나면 빚까지 물려받습니다.']",
    /^app\/content\/ways\.ts: ways\.intro\.0: 법을 말하는 글이면 facts에/,
  ],
  [
    'a sentence of law in a page',
    'app/pages/procedure/procedure.tsx',
    'title="알아 두실 점"',
    'title="부모의 유류분은 법정상속분의 3분의 1입니다."',
    /^app\/pages\/procedure\/procedure\.tsx \d+줄: 법을 말하는 글은 app\/content\//,
  ],
  [
    'a sentence of law in the loader of a page',
    'app/pages/areas/areas.loader.server.ts',
    '상황부터 보셔도 됩니다.',
    '6개월 안에 신고합니다.',
    /^app\/pages\/areas\/areas\.loader\.server\.ts \d+줄: 법을 말하는 글은/,
  ],
  [
    'a sentence of law in a component of a calculator',
    'app/calculators/deadlines/deadline-list.tsx',
    '{copy.alsoKnow}',
    '유언에는 증인이 필요합니다(제1068조).',
    /^app\/calculators\/deadlines\/deadline-list\.tsx \d+줄: 법을 말하는 글은/,
  ],
  [
    'an article of a guide that none of its rows is about',
    'content/guides/minor-heirs.md',
    '(제1013조)',
    '(제1014조)',
    /^content\/guides\/minor-heirs\.md: facts: 민법 1014조에 관한 번호가 없습니다/,
  ],
  [
    'an article of a question that none of its rows is about',
    'app/content/questions.ts',
    "basis: '제1043조'",
    "basis: '제1044조'",
    /^app\/content\/questions\.ts: questions\.items\.all-children-renounce: facts에 민법 1044조에/,
  ],
  [
    'a row that is not in the table of facts',
    'app/content/area-groups.ts',
    "facts: ['5.6']",
    "facts: ['5.60']",
    /^app\/content\/area-groups\.ts: areaGroups\.who\.areas\.recovery: facts: 5\.60은/,
  ],
  [
    'such a row in a guide, with its line',
    'content/guides/minor-heirs.md',
    "'1.2', '3.1'",
    "'1.2', '99.1'",
    /^content\/guides\/minor-heirs\.md \d+줄: facts\.1: .*law-facts\.ts에 있는 번호/,
  ],
  [
    'a situation with too little to do',
    'app/content/situations.ts',
    "id: 'debt',",
    "id: 'just-died',",
    /situations\.ts: situations\.items: id가 같은 것이 둘/,
  ],
  [
    'a portrait that is not there',
    'app/content/samples/full-firm.ts',
    'placeholder-one.svg',
    'nobody.svg',
    /full-firm\.ts: 사진 nobody\.svg이 app\/content\/portraits\/에 없습니다/,
  ],
  [
    'words in a guide, with their line',
    'content/guides/minor-heirs.md',
    '어린 자녀를 둔 가정에서',
    '무료로',
    /^content\/guides\/minor-heirs\.md \d+줄: "무료" .*제10조/,
  ],
  [
    'an unknown field of a guide, with its line',
    'content/guides/minor-heirs.md',
    'tool: deadlines',
    'tool: deadlines\nmood: calm',
    /^content\/guides\/minor-heirs\.md \d+줄: mood: 모르는 항목입니다/,
  ],
  [
    'a link of a guide to another that is not there',
    'content/guides/minor-heirs.md',
    '(/guides/one-stop-service)',
    '(/guides/nowhere)',
    /^content\/guides\/minor-heirs\.md \d+줄: \/guides\/nowhere은 이 사이트에 없는 주소입니다/,
  ],
  [
    'a link of a guide to no page',
    'content/guides/minor-heirs.md',
    '(/guides/one-stop-service)',
    '(/nowhere#part)',
    /^content\/guides\/minor-heirs\.md \d+줄: \/nowhere#part은 이 사이트에 없는 주소입니다/,
  ],
  [
    'an author who is not of the firm',
    'content/guides/minor-heirs.md',
    'tool: deadlines',
    'tool: deadlines\nauthor: 견본 가',
    /^content\/guides\/minor-heirs\.md: author: 견본 가은 변호사 목록에 없습니다/,
  ],
  [
    'a guide that the list does not name',
    'app/content/guides/slugs.ts',
    "'minor-heirs',",
    '',
    /^content\/guides\/minor-heirs\.md: 목록에 없는 글입니다/,
  ],
  [
    'a guide that the list names twice',
    'app/content/guides/slugs.ts',
    "'minor-heirs',",
    "'minor-heirs', 'minor-heirs',",
    /^app\/content\/guides\/slugs\.ts: 'minor-heirs'이 두 번 있습니다/,
  ],
  [
    'a guide in the list without a file',
    'app/content/guides/slugs.ts',
    "'minor-heirs',",
    "'minor-heirs', 'nothing',",
    /^app\/content\/guides\/slugs\.ts: content\/guides\/nothing\.md가 없습니다/,
  ],
  [
    'an area without its deadline',
    'app/content/area-details.ts',
    "deadline: '침해된 것을 안 날부터 3년, 침해한 날부터 10년 가운데 먼저 끝나는 날까지'",
    "deadline: ''",
    /area-details\.ts: areaDetails\.recovery\.deadline: 비어 있습니다/,
  ],
])('finds %s', async (_, file, from, to, message) => {
  const faults = await contentFaults(await projectWith(file, from, to));
  expect(faults).toEqual([expect.stringMatching(message)]);
});
