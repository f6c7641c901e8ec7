// @module-tag long
import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectCopy } from '../site/project-copy.ts';

const run = promisify(execFile);

/** Source of a test that writes the content that it reads to a file. */
const READER = `
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { cases } from './firm/data/cases.data.ts';
import { columns } from './firm/data/columns.data.ts';
import { firm } from './firm/view/firm.ts';
import { guides } from './firm/data/guides.data.ts';
import { notices } from './firm/data/notices.data.ts';
import { writtenPapers } from './firm/data/papers.data.ts';
import { pictures } from './firm/data/pictures.data.ts';
import { writtenQuestions } from './firm/data/questions.data.ts';

test('reads', () => {
  const ids = (all) => all.map(({ id, slug }) => id ?? slug);
  writeFileSync('read.json', JSON.stringify([
    ...ids(firm.lawyers ?? []), ...ids(guides), ...ids(notices), ...ids(writtenQuestions),
    ...ids(columns), ...ids(cases), ...ids(writtenPapers),
    ...Object.keys(pictures),
  ]));
});
`;

let root: string;
beforeAll(async () => {
  root = await projectCopy();
  for (const name of ['vitest.config.ts', 'tests/console.ts', 'tests/timeouts.ts', 'tests/firm']) {
    await cp(name, join(root, name), { recursive: true });
  }
  await writeFile(join(root, 'app/reads.test.ts'), READER);
});
afterAll(() => rm(root, { recursive: true }));

/** Runs the test and returns the content that it read. */
async function read(): Promise<string[]> {
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    'app/reads.test.ts',
  ];
  await run(process.execPath, vitest, { cwd: root });
  return JSON.parse(await readFile(join(root, 'read.json'), 'utf8'));
}

// The new files have only characters of the existing fonts: a new font would change the configuration and so bypass the
// cache.
test('the next run of the tests reads new files of the content, and no removed ones', async () => {
  const before = await read();
  const content = join(root, 'tests/firm/content');
  const added = {
    'people/saebyeok.yaml': 'name: 변호사\nrole: 변호사\n',
    'guides/second-guide.md': await readFile(join(content, 'guides/minor-heirs.md'), 'utf8'),
    'columns/second-column.md': await readFile(join(content, 'columns/first-week.md'), 'utf8'),
    'cases/second-case.yaml': await readFile(join(content, 'cases/lost-father.yaml'), 'utf8'),
    'papers/second-paper.yaml': await readFile(join(content, 'papers/seal-cert.yaml'), 'utf8'),
    'questions/second-question.md': await readFile(join(content, 'questions/old-gift.md'), 'utf8'),
    'notices/second-notice.md': await readFile(join(content, 'notices/law-2026-03-17.md'), 'utf8'),
    'pictures/second.svg': await readFile(
      join(content, 'pictures/sample-hong-gildong.svg'),
      'utf8',
    ),
  };
  await mkdir(join(content, 'people'));
  for (const [file, text] of Object.entries(added)) await writeFile(join(content, file), text);
  const after = await read();
  expect(after.filter((one) => !before.includes(one)).sort()).toEqual([
    '/pictures/second.svg',
    'saebyeok',
    'second-case',
    'second-column',
    'second-guide',
    'second-notice',
    'second-paper',
    'second-question',
  ]);
  for (const file of Object.keys(added)) await rm(join(content, file));
  expect(await read()).toEqual(before);
});
