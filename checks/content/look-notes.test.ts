import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firms } from '../../tests/content/firms.ts';
import { logoFaults } from './logo-faults.ts';
import { lookNotes } from './look-notes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'look-'));
  mkdirSync(join(root, 'content/pictures'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const firm = (more: string) =>
  writeFileSync(join(root, 'content/firm.yaml'), `${firms.required?.['firm.yaml']}${more}`);
const put = (name: string, content: string | Uint8Array) =>
  writeFileSync(join(root, 'content/pictures', name), content);
const svg = (color: string, inside = '<path d="M0 0H80V20H0z"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="25" fill="${color}">${inside}</svg>`;
const png = (width: number, height: number, background = '#1f3a5f') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('describes how the site changes a colour', () => {
  firm("color: '#1F3A5F'\n");
  expect(lookNotes(root)).toEqual([
    '색 #1f3a5f: 밝은 화면 #1f3a5f(10.9:1), 어두운 화면 #49668e(3.0:1), 버튼의 글자 흰색(5.8:1). 어두운 화면에는 너무 어두워 밝게 했습니다.',
  ]);
  firm("color: '#f28c28'\n");
  expect(lookNotes(root)).toEqual([
    '색 #f28c28: 밝은 화면 #da7800(3.0:1), 어두운 화면 #f28c28(7.2:1), 버튼의 글자 검은색(6.3:1). 밝은 화면에는 너무 밝아 어둡게 했습니다.',
  ]);
  firm("color: '#ff0000'\n");
  expect(lookNotes(root)).toEqual([
    '색 #ff0000: 밝은 화면 #ff0000(3.8:1), 어두운 화면 #ff0000(4.4:1), 버튼의 글자 검은색(5.0:1).',
  ]);
});

test('notes a logo without a version for dark pages', () => {
  firm('logo: /pictures/logo.svg\n');
  put('logo.svg', svg('#1f3a5f'));
  expect(lookNotes(root)).toEqual([
    '로고 /pictures/logo.svg: 어두운 화면에서는 흰 바탕 위에 나옵니다. 어두운 화면에 쓸 로고가 있으면 content/pictures/logo-dark.svg에 둡니다.',
  ]);
  put('logo-dark.svg', svg('#e5e7eb'));
  expect(lookNotes(root)).toEqual([]);
});

test('notes nothing without colour and logo, or if firm.yaml has faults', () => {
  firm('');
  expect(lookNotes(root)).toEqual([]);
  firm('color: navy\n');
  expect(lookNotes(root)).toEqual([]);
  rmSync(join(root, 'content/firm.yaml'));
  expect(lookNotes(root)).toEqual([]);
});

test('accepts legible logos', async () => {
  firm('logo: /pictures/Logo.PNG\n');
  put('Logo.PNG', await png(240, 80));
  put('logo-dark.png', await png(336, 60, '#cccccc'));
  expect(await logoFaults(root)).toEqual([]);
});

test.each([
  [
    'few pixels',
    'logo.png',
    () => png(120, 40),
    '로고가 작아 흐리게 보입니다 (가로 120px, 세로 40px). svg로 바꾸거나, 가로 240px 이상으로 다시 저장합니다',
  ],
  ['a banner', 'logo.png', () => png(1000, 60), '로고가 옆으로 너무 길어'],
  ['white on white', 'logo.svg', () => svg('#ffffff'), '밝은 화면의 흰 바탕에서 보이지 않습니다'],
  [
    'letters of a typeface',
    'logo.svg',
    () => svg('#1f3a5f', '<text y="20">해담</text>'),
    '글자를 윤곽선(곡선)으로 바꾸어',
  ],
  [
    'dark on dark',
    'logo-dark.svg',
    () => svg('#1f3a5f'),
    '어두운 화면의 검은 바탕에서 보이지 않습니다',
  ],
])('reports a logo with %s', async (_, name, content, told) => {
  firm(`logo: /pictures/${name.replace('-dark', '')}\n`);
  if (name === 'logo-dark.svg') put('logo.svg', svg('#1f3a5f'));
  put(name, await content());
  expect(await logoFaults(root)).toEqual([
    expect.stringContaining(`content/pictures/${name} 1줄: `),
  ]);
  expect((await logoFaults(root))[0]).toContain(told);
});
