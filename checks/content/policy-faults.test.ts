import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPrivacy } from '#app/firm/data/files/read-content.ts';
import { policyWords } from '#app/firm/schema/policy.ts';
import { policyFaults } from './policy-faults.ts';

/** Creates a project with this content/privacy.yaml. */
function projectOf(text: string): string {
  const root = mkdtempSync(join(tmpdir(), 'policy-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/privacy.yaml'), text);
  return root;
}

const day = policyWords.version.slice(0, 10);
const today = '2026-12-20';
const history = `changes:\n  - date: ${day}\n    text: 처음 제정했습니다.\n`;

test('requires a change on or after the last change of the site’s own words', () => {
  const before = projectOf(`# 처리방침\n${history.replace(day, '2020-01-02')}`);
  expect(policyFaults(before, today)).toEqual([
    `content/privacy.yaml 2줄: changes: 사이트에 준비된 처리방침의 글이 ${day}에 바뀌었습니다. 바뀐 글을 시행하는 날(date)과 바뀐 내용(text: ${policyWords.change})을 한 줄 더합니다`,
  ]);
  expect(policyFaults(projectOf(history), today)).toEqual([]);
});

const ahead = (date: string) => `  - date: ${date}\n    text: 새로 정합니다.\n`;

test.each([
  ['one change that is to come', `${history}${ahead('2027-02-01')}`, []],
  [
    'two',
    `${history}${ahead('2027-02-01')}${ahead('2027-03-01')}`,
    ['6줄: changes.2.date: 앞으로'],
  ],
  ['one far away', `${history}${ahead('2072-02-01')}`, ['4줄: changes.1.date: 앞으로']],
  ['nothing else', `changes:\n${ahead('2027-02-01')}`, ['1줄: changes: 시행한 날이 없습니다']],
])('a history may announce %s', (_, text, told) => {
  expect(policyFaults(projectOf(text), today)).toEqual(
    told.map((words) => expect.stringContaining(`content/privacy.yaml ${words}`)),
  );
});

test.each([
  ['changes: []\n', '1줄: changes: 한 줄은 적습니다'],
  [`${history}effective: 2027-01-04\n`, '4줄: effective: 모르는 항목입니다'],
  [
    `${history}sections:\n  - title: 녹음\n    paragraphs: [하지 않습니다.]\n    after: 보유기간\n`,
    '7줄: sections.0.after: 모르는 조입니다. 가까운 이름은 보유 기간입니다',
  ],
  [
    `${history}consent:\n  purposes:\n    - 설문\n`,
    '6줄: consent.purposes.0: 문장으로 적고 마침표로 끝냅니다',
  ],
  [
    `${history}consent:\n  statements:\n    - title: 수집 항목\n      text: 성함\n`,
    '6줄: consent.statements.0.title: 목적, 항목, 기간, 거부할 권리는 사이트가 적습니다',
  ],
  [`${history}consent:\n  items: [성함]\n`, '5줄: consent.items: 모르는 항목입니다'],
  [`${history}consent:\n  period: 3년\n`, '5줄: consent.period: 모르는 항목입니다'],
])('reports %j with its line and the remedy', (text, told) => {
  const { faults } = readPrivacy(projectOf(text));
  expect(faults).toEqual([expect.stringContaining(`content/privacy.yaml ${told}`)]);
});
