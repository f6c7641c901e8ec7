import { expect, test } from 'vitest';
import { type Change, faultsOfChanged } from '../../tests/site/changed-content.ts';

const reviewed = (by: string) => `\nreviewed:\n  by: ${by}\n  on: 2026-11-20\narea:`;
const texts: Change[] = [
  ['content/guides/heirs-abroad.md', '\narea:', reviewed('김두리')],
  ['content/guides/minor-heirs.md', '\narea:', `\nauthor: 홍길동${reviewed('성춘향')}`],
  [
    'content/tasks/mail.yaml',
    '\nsource:',
    '\nreviewed:\n  by: hong-gildong\n  on: 2026-11-20\nsource:',
  ],
];

test('distinguishes lawyers of the sample, whose lines must go, from unknown lawyers', async () => {
  const told = await faultsOfChanged([
    ['content/people/shim.yaml', null, 'name: 심청\nrole: 변호사\n'],
    ...texts,
  ]);
  expect(told.map((fault) => fault.replace(/^.*줄: /, ''))).toEqual([
    // A task names the lawyer's file.
    'reviewed.by: 모르는 변호사입니다. shim 가운데 하나를 적습니다',
    'author: 견본의 변호사 이름입니다. author 줄을 지웁니다',
    'reviewed.by: 견본의 변호사가 확인한 것으로 되어 있습니다. reviewed와 그 아래 두 줄(by, on)을 모두 지웁니다. 읽고 확인한 변호사가 생기면 그때 그 이름과 날을 적습니다',
    'reviewed.by: 모르는 변호사입니다. 심청 가운데 하나를 적거나 지웁니다. 새 변호사면 content/people/에 파일을 먼저 만듭니다',
  ]);
});

test('reports only the files of lawyers while those cannot be read, and who has no file', async () => {
  const told = await faultsOfChanged([
    ['content/people/jeon.yaml', null, 'name: 전우치\nrole: 변호사\nportrait: /pictures/a.HEIC\n'],
    ['content/people/shim.yaml', null, 'name:심청\nrole: 변호사\n'],
    ...texts,
  ]);
  expect(told).toEqual([
    expect.stringMatching(/^content\/people\/jeon\.yaml 3줄: portrait: /),
    expect.stringMatching(/^content\/people\/shim\.yaml 1줄: /),
    expect.stringMatching(/^content\/tasks\/mail\.yaml .*reviewed\.by: /),
  ]);
});
