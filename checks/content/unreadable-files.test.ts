import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Change, faultsOfChanged } from '../../tests/site/changed-content.ts';

/** Encodes a text as Notepad does for ANSI. All Hangul becomes one syllable. */
function cp949(text: string): Buffer {
  return Buffer.from(text.replaceAll(/[^\x20-\x7e\n]/g, '\xb0\xa1'), 'latin1');
}

const read = (file: string) => readFileSync(`tests/firm/${file}`, 'utf8');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** A file of each kind of content/, with an encoding to save it in. */
const kinds = [
  ['content/firm.yaml', cp949],
  ['content/areas.yaml', utf16],
  ['content/amendments.yaml', utf16],
  ['content/upcoming.yaml', cp949],
  ['content/courts.yaml', utf16],
  ['content/questions.yaml', cp949],
  ['content/notices/law-2026-03-17.md', cp949],
  ['content/guides/minor-heirs.md', cp949],
  ['content/guides/heirs-abroad.md', utf16],
  ['content/questions/old-gift.md', utf16],
  ['content/areas/tax.yaml', cp949],
  ['content/situations/debt.yaml', utf16],
  ['content/maps/example.yaml', cp949],
  ['content/pictures/sample-hong-gildong.svg', utf16],
] as const;

describe('files in another encoding', () => {
  let faults: string[];
  beforeAll(async () => {
    faults = await faultsOfChanged([
      ...kinds.map(([file, encoded]): Change => [file, null, encoded(read(file))]),
      ['content/people/hong.yaml', null, cp949('name: 견본 가\nrole: 변호사\n')],
    ]);
  });

  test.each([...kinds.map(([file]) => file), 'content/people/hong.yaml'])(
    'reports one fault for %s',
    (file) => {
      expect(faults.filter((fault) => fault.startsWith(`${file} `))).toEqual([
        `${file} 1줄: UTF-8이 아닙니다. 인코딩을 UTF-8로 해서 다시 저장합니다 (메모장: 파일 → 다른 이름으로 저장 → 인코딩 UTF-8)`,
      ]);
    },
  );

  test('reports no other file', () => {
    expect(faults, faults.join('\n')).toHaveLength(kinds.length + 1);
  });
});

test('accepts a byte order mark and the line ends of Windows', async () => {
  const changes = kinds.map(
    ([file]): Change => [file, null, `\ufeff${read(file).replaceAll('\n', '\r\n')}`],
  );
  expect(await faultsOfChanged(changes)).toEqual([]);
});

/** Stray files, and part of the message about each; null for files that operating systems create. */
const lying: [file: string, told: string | null][] = [
  ['content/people/.DS_Store', null],
  ['content/guides/Thumbs.db', null],
  ['content/pictures/desktop.ini', null],
  ['content/questions/._old-gift.md', null],
  ['content/.DS_Store', null],
  [
    'content/people/kim - 복사본.yaml',
    '복사본으로 보입니다. 쓰지 않으면 지우고, 쓰려면 이름을 kim-2.yaml처럼',
  ],
  [
    'content/guides/minor-heirs (1).md',
    '복사본으로 보입니다. 쓰지 않으면 지우고, 쓰려면 이름을 minor-heirs-2.md처럼',
  ],
  ['content/questions/old-gift copy.md', '복사본으로 보입니다'],
  [
    'content/people/복사본.yaml',
    '복사본으로 보입니다. 쓰지 않으면 지우고, 쓰려면 이름을 kim-2.yaml처럼',
  ],
  ['content/people/lee.yaml.txt', '이름 끝에 .txt가 더 붙었습니다. 파일 이름을 lee.yaml로'],
  ['content/notices/winter.md.txt', '이름 끝에 .txt가 더 붙었습니다. 파일 이름을 winter.md로'],
  ['content/people/~$kim.docx', '프로그램이 남긴 파일입니다'],
  ['content/guides/minor-heirs.md.bak', '프로그램이 남긴 파일입니다'],
  ['content/guides/minor-heirs.md~', '프로그램이 남긴 파일입니다'],
  ['content/people/kim.jpg', '사진은 content/pictures/에'],
  ['content/guides/guide.docx', '여기에는 .md 파일만'],
  ['content/guides/2026/old.md', '여기에는 .md 파일만'],
  ['content/kim.yaml', '사이트에 쓰이지 않습니다'],
  ['content/guide/minor-heirs.md', '사이트에 쓰이지 않습니다'],
];

/** Folders in the place of files. */
const folders = [
  'content/people/park.yaml',
  'content/questions/records.md',
  'content/upcoming.yaml',
];

describe('stray files', () => {
  let faults: string[];
  beforeAll(async () => {
    const text = '견본입니다.\n';
    faults = await faultsOfChanged([
      ...lying.map(([file]): Change => [file, null, text]),
      ['content/questions/records.md', null, null],
      ['content/upcoming.yaml', null, null],
      ...folders.map((folder): Change => [`${folder}/notes.txt`, null, text]),
    ]);
  });

  test.each(lying)('reports %s with a remedy', (file, told) => {
    const place = file.replace(/(\/2026|content\/guide)\/.*/, '$1');
    const found = faults.filter((fault) => fault.startsWith(`${place} 1줄: `));
    if (told === null) expect(found).toEqual([]);
    else expect(found, faults.join('\n')).toEqual([expect.stringContaining(told)]);
  });

  test.each(folders)('reports the folder %s', (folder) => {
    expect(faults.filter((fault) => fault.startsWith(folder))).toEqual([
      expect.stringContaining(`${folder} 1줄: 파일이 있을 자리에 폴더가 있습니다`),
    ]);
  });

  test('reports nothing else', () => {
    const told = lying.filter(([, message]) => message !== null);
    expect(faults, faults.join('\n')).toHaveLength(told.length + folders.length);
  });
});

test('names missing files', async () => {
  const faults = await faultsOfChanged([
    ['content/firm.yaml', null, null],
    ['content/areas.yaml', null, null],
    ['content/questions.yaml', null, null],
    ['content/privacy.yaml', null, null],
  ]);
  for (const file of ['firm', 'areas', 'questions']) {
    expect(faults).toContain(`content/${file}.yaml 1줄: 파일이 없습니다. 되돌려 놓습니다`);
  }
  expect(faults.filter((fault) => fault.startsWith('content/privacy.yaml'))).toEqual([
    expect.stringMatching(
      /파일을 만들어 아래의 줄을 적습니다\.\nchanges:\n {2}- date: [\s\S]*docs\/editing\.md/,
    ),
  ]);
});
