import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firms } from '../../../tests/content/firms.ts';
import { sentence } from '../text-files/faults.ts';
import { files } from './files/collections.ts';
import { readSingle } from './files/read-content.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'closures-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

function told(...days: string[]): string[] {
  const list = days.map((day) => `  - { ${day}, reason: 휴무 }\n`).join('');
  const text = `closures:\n${list}${firms.required?.['firm.yaml']}`;
  writeFileSync(join(root, 'content/firm.yaml'), text);
  const { file } = files.firm;
  return readSingle(root, files.firm).faults.map((fault) => sentence(file, fault));
}

const winter = 'from: 2026-12-30, to: 2026-12-31';
const whole =
  '위에 적은 쉬는 날(2026-12-30 – 2026-12-31)과 겹칩니다. 날을 고치거나 하나로 합칩니다';

test.each([
  'from: 2026-12-31',
  'from: 2026-12-30, to: 2026-12-31',
  'from: 2026-12-24, to: 2027-01-02',
  'from: 2026-12-24, to: 2026-12-30',
])('a closure %s overlaps that of 2026-12-30 – 2026-12-31', (days) => {
  expect(told(winter, days)).toEqual([`content/firm.yaml 3줄: closures.1: ${whole}`]);
});

test('names a repeated closure of one day by its date', () => {
  expect(told('from: 2026-12-31', 'from: 2026-12-31')).toEqual([
    expect.stringContaining('closures.1: 위에 적은 쉬는 날(2026-12-31)과 겹칩니다'),
  ]);
});

test('accepts adjacent closures in any order', () => {
  expect(told(winter, 'from: 2027-01-01', 'from: 2026-12-29')).toEqual([]);
});
