import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPassphrase } from './passphrase.ts';

beforeEach(() => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => vi.restoreAllMocks());

/** Input that is typed at a terminal or piped in. */
function typed(text: string, isTTY: boolean) {
  const input = Object.assign(new PassThrough(), { isTTY });
  input.end(text);
  return input;
}
const one = '소나무 아래 하얀 우체통';

test('reads a passphrase twice at a terminal, and one line of piped input', async () => {
  expect(await askPassphrase(typed(`${one}\r${one}\r`, true))).toBe(one);
  expect(await askPassphrase(typed(`${one}\n`, false))).toBe(one);
});

test.each([
  ['differs the second time', `${one}\r다른 긴 암호를 적었습니다\r`, true],
  ['is broken off before the second time', `${one}\r\u0003`, true],
  ['ends before the second time', `${one}\r`, true],
  ['is short', 'short\n', false],
  ['is not there', '', false],
])('rejects one that %s', async (_, text, isTTY) => {
  await expect(askPassphrase(typed(text, isTTY))).rejects.toThrow(/암호/);
});
