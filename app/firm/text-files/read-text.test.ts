import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { decode, readText } from './read-text.ts';

const text = 'name: 김새벽\nrole: 변호사\n';
const bytes = (hex: string) => Buffer.from(hex, 'hex');
/** 김새벽 in CP949. */
const cp949 = Buffer.concat([Buffer.from('name: '), bytes('b1e8bbf5baae'), Buffer.from('\n')]);
const utf16 = (written: string) => Buffer.from(written, 'utf16le');

test.each([
  ['CP949', cp949],
  ['UTF-16LE', utf16(`\ufeff${text}`)],
  ['UTF-16LE without its mark', utf16(text)],
  ['UTF-16BE', utf16(`\ufeff${text}`).swap16()],
  ['UTF-16BE without its mark', utf16(text).swap16()],
  ['UTF-16 in Latin letters', utf16('sample: false\n')],
  ['UTF-8 that is cut off in a character', Buffer.from(text).subarray(0, 8)],
  ['a file of Word', bytes('d0cf11e0a1b11ae1')],
])('rejects %s with one message that explains how to save it', (_, file) => {
  const { value, faults } = decode(file);
  expect(value).toBeNull();
  expect(faults).toEqual([
    {
      line: 1,
      message:
        'UTF-8이 아닙니다. 인코딩을 UTF-8로 해서 다시 저장합니다 (메모장: 파일 → 다른 이름으로 저장 → 인코딩 UTF-8)',
    },
  ]);
});

test.each([
  ['as it is', text],
  ['with a byte order mark', `\ufeff${text}`],
  ['with two', `\ufeff\ufeff${text}`],
  ['with one where files were joined', text.replace('\n', '\n\ufeff')],
  ['with the ends of lines of Windows', text.replaceAll('\n', '\r\n')],
  ['with those of an old Mac', text.replaceAll('\n', '\r')],
])('reads UTF-8 %s', (_, written) => {
  expect(decode(Buffer.from(written))).toEqual({ value: text, faults: [] });
});

test('reports broken and control characters with their line', () => {
  expect(decode(Buffer.from('name: 가\nrole: \ufffd\ufffd\n')).faults).toEqual([
    { line: 2, message: expect.stringContaining('깨진 글자') },
  ]);
  expect(decode(Buffer.from('name: 가\u0008\n')).faults).toEqual([
    { line: 1, message: expect.stringContaining('보이지 않는 글자') },
  ]);
});

test('returns a fault for a missing file and for a folder', () => {
  expect(readText('tests/firm', 'content/gone.yaml').faults[0]?.message).toContain(
    '파일이 없습니다',
  );
  expect(readText('tests/firm', 'content/guides').faults[0]?.message).toContain('폴더가 있습니다');
  expect(readText('tests/firm', 'content/firm.yaml').value).toBe(
    readFileSync('tests/firm/content/firm.yaml', 'utf8'),
  );
});

test.each([
  ['a line of digits', '1'.repeat(100_000), 1, '한 줄이 4,000자'],
  ['a long line after others', `a\nb\n${'가 '.repeat(3_000)}`, 3, '한 줄이 4,000자'],
  ['a file of many lines', '글\n'.repeat(150_000), 1, '20만 자'],
])('rejects %s, with its line', (_, written, line, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'text-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'long.md'), written);
  expect(readText(folder, 'long.md')).toEqual({
    value: null,
    faults: [{ line, message: expect.stringContaining(message) }],
  });
});
