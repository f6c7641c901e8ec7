import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFirm } from './read-content.ts';

const written = readFileSync('tests/firm/content/firm.yaml', 'utf8').replace(
  /^directions:\n(?: .*\n)+/m,
  '',
);

/** Returns the processors of a firm with these lines in firm.yaml, or undefined if it lists none. */
function processorsOf(lines: string): unknown {
  const root = mkdtempSync(join(tmpdir(), 'firm-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  const others = written.replace(/^processors:\n(?: .*\n)+/m, '');
  writeFileSync(join(root, 'content/firm.yaml'), `${others}${lines}`);
  const { value, faults } = readFirm(root);
  expect(faults).toEqual([]);
  return value?.processors;
}

test.each([
  ['noProcessors: true\n', []],
  ['processors: []\n', []],
  [
    'processors: [{ name: 보관소, work: 서버 }]\nnoProcessors: true\n',
    [{ name: '보관소', work: '서버' }],
  ],
  ['noProcessors: false\n', undefined],
  ['', undefined],
])('%j sets the processors of the firm', (lines, processors) => {
  expect(processorsOf(lines)).toEqual(processors);
});
