import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { shownFiles } from './pictures.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 40"><path d="M0 0h32"/></svg>';

test('lists only pictures that the content names, with a logo for dark pages', async () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['pictures', 'people', 'guides']) {
    mkdirSync(join(root, 'content', folder), { recursive: true });
  }
  const put = (file: string, text: string) => writeFileSync(join(root, 'content', file), text);
  for (const name of ['Kim.svg', '가계도 1.svg', 'logo.svg', 'logo-dark.svg', 'left.svg']) {
    put(`pictures/${name}`, drawing);
  }
  put('firm.yaml', 'logo: /pictures/logo.svg\n');
  put('people/kim.yaml', 'portrait: /pictures/kim.svg\n');
  put('guides/tree.md', '![가계도](/pictures/가계도%201.svg "가계도")\n');
  const shown = await shownFiles(root);
  expect(shown.map(({ original }) => original.replace('content/pictures/', ''))).toEqual([
    'Kim.svg',
    'logo-dark.svg',
    'logo.svg',
    '가계도 1.svg',
  ]);
});
