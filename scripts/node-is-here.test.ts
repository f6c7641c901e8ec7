import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs an npm command as if the system's Node had this version. */
async function saidOn(version: string, command: string) {
  const folder = await mkdtemp(join(tmpdir(), 'old-node-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const old = join(folder, 'old.cjs');
  const versions = `{ ...process.versions, node: '${version}' }`;
  await writeFile(old, `Object.defineProperty(process, 'versions', { value: ${versions} });`);
  const { status, stderr } = spawnSync('npm', ['run', '-s', ...command.split(' ')], {
    env: { ...process.env, NODE_OPTIONS: `-r ${old}` },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test.each(['start', 'update', 'consult list', 'check:content'])(
  'npm run %s says what to do if the packages are not fully installed',
  async (command) => {
    const { status, stderr } = await saidOn('20.20.2', command);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/Node 26이.*않아.*npm ci를 하고/)]);
  },
);
