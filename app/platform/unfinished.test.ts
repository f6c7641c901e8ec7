import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeUnfinished, removeUnfinished } from './unfinished.ts';

test('copies of processes that ended are removed, and nothing else', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const own = basename(makeUnfinished(dataDir));
  const { pid } = spawnSync('true');
  const ofTheDead = own.replace(`-${process.pid}-`, `-${pid}-`);
  // After a restart of the machine, this process may have the id of one before.
  const beforeRestart = own.replace(/^unfinished-[\da-f]*/, 'unfinished-00000000');
  for (const name of [ofTheDead, beforeRestart, 'backups', 'unfinished', 'unfinished-notes']) {
    mkdirSync(join(dataDir, name));
    writeFileSync(join(dataDir, name, 'site.sqlite'), 'of visitors');
  }
  removeUnfinished(dataDir);
  expect(readdirSync(dataDir).toSorted()).toEqual(
    ['backups', 'unfinished', own, 'unfinished-notes'].toSorted(),
  );
});

test('a folder that is missing has nothing unfinished', () => {
  expect(() => removeUnfinished('/not/there')).not.toThrow();
});
