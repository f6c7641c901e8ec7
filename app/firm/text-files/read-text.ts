import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, ReadOne } from './faults.ts';

const SAVE_AS = '메모장: 파일 → 다른 이름으로 저장 → 인코딩 UTF-8';

/**
 * Reads and decodes a file of content/. Never throws: whatever is at the path becomes a fault.
 *
 * @param ifMissing the remedy to suggest if there is no such file
 */
export function readText(
  root: string,
  file: string,
  ifMissing = '되돌려 놓습니다',
): ReadOne<string> {
  try {
    const read = decode(readFileSync(join(root, file)));
    const long = read.value && tooLong(read.value);
    return long ? { value: null, faults: [long] } : read;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return fault(1, `파일이 없습니다. ${ifMissing}`);
    return fault(1, code === 'EISDIR' ? FOLDER : `파일을 읽을 수 없습니다 (${code})`);
  }
}

/** Limits that keep the checks fast: the largest guide has 9 KB, and its longest line less than 1,000 characters. */
const LARGEST = 200_000;
const LONGEST_LINE = 4_000;

function tooLong(text: string): Fault | null {
  if (text.length > LARGEST) {
    return { line: 1, message: '파일이 20만 자를 넘습니다. 여러 파일로 나눕니다' };
  }
  const at = text.split('\n').findIndex((line) => line.length > LONGEST_LINE);
  return at < 0 ? null : { line: at + 1, message: '한 줄이 4,000자를 넘습니다. 문단을 나눕니다' };
}

/** The text of a file; empty if it has faults. */
export function textIn(root: string, file: string): string {
  return readText(root, file).value ?? '';
}

/** Decodes UTF-8, removes byte order marks and ends each line by \n. */
export function decode(bytes: Uint8Array): ReadOne<string> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fault(1, `UTF-8이 아닙니다. 인코딩을 UTF-8로 해서 다시 저장합니다 (${SAVE_AS})`);
  }
  // UTF-16 without its mark decodes as UTF-8 if all of it is Latin.
  if (text.includes('\0')) {
    return fault(1, `UTF-8이 아닙니다. 인코딩을 UTF-8로 해서 다시 저장합니다 (${SAVE_AS})`);
  }
  const plain = text.replaceAll('\ufeff', '').replaceAll(/\r\n?/g, '\n');
  const broken = plain.search(/\ufffd|(?![\t\n])\p{Cc}/u);
  if (broken < 0) return { value: plain, faults: [] };
  const sign =
    plain[broken] === '\ufffd'
      ? '깨진 글자(\ufffd)가 있습니다. 전에 다른 인코딩으로 저장된 글입니다'
      : '보이지 않는 글자가 있습니다';
  return fault(
    plain.slice(0, broken).split('\n').length,
    `${sign}. 그 글자를 지우고 다시 적습니다`,
  );
}

const FOLDER = '파일이 있을 자리에 폴더가 있습니다. 안의 파일을 밖으로 옮기고 폴더를 지웁니다';

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}

function fault(line: number, message: string): ReadOne<string> {
  return { value: null, faults: [{ line, message }] };
}
