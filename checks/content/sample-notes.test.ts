import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { firms } from '../../tests/content/firms.ts';
import { sampleNotes } from './sample-notes.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sample-'));
  mkdirSync(join(root, 'content'));
});
afterEach(() => rmSync(root, { recursive: true }));

const firm = `${firms.required?.['firm.yaml']}hours:
  text: 평일 오전 10시 – 오후 7시
  lunch: 정오 – 오후 1시
  opens: 10:00
  closes: 19:00
roles:
  - role: 변호사
    work: 법정에 출석합니다.
  - role: 사무장
    work: 서류를 발급받습니다.
`;
const put = (text: string) => writeFileSync(join(root, 'content/firm.yaml'), text);

const values = {
  'hours.text': ['평일 오전 9시 – 오후 6시'],
  'hours.lunch': ['정오 – 오후 1시'],
  'roles.work': ['서면을 작성합니다.', '법정에 출석합니다.', '서류를 발급받습니다.'],
  lawCheckedOn: ['2026-11-20'],
};

test('notes each item that still equals the sample once', () => {
  put(firm);
  expect(sampleNotes(root, values)).toEqual([
    'content/firm.yaml: 견본과 같은 값입니다. 맞으면 그대로 두고, 아니면 고칩니다: hours.lunch, roles.work, lawCheckedOn',
  ]);
});

test('notes nothing about other values, the sample itself and a file with faults', () => {
  put(firm);
  expect(sampleNotes(root, { 'hours.text': ['평일 오전 9시 – 오후 6시'] })).toEqual([]);
  put(firm.replace('sample: false', 'sample: true'));
  expect(sampleNotes(root, values)).toEqual([]);
  put(firm.replace('10:00', '10시'));
  expect(sampleNotes(root, values)).toEqual([]);
});
