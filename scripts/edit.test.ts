import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

let folder: string;

const write = (file: string, packages: object) =>
  writeFile(join(folder, file), JSON.stringify({ packages }));

/** Runs the command with an npm and a Vite that only print their names. */
async function edit(npm = 'echo installs') {
  for (const [name, script] of Object.entries({ npm, vite: 'echo edits' })) {
    await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/edit.cjs')], {
    cwd: folder,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, stdout: stdout.replaceAll(/^.*[가-힣].*\n/gm, ''), stderr };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edit-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'node_modules'));
  const optional = { version: '1.0.0', optional: true };
  await write('package-lock.json', {
    '': {},
    'node_modules/a': { version: '2.0.0' },
    'node_modules/b': optional,
  });
});

test.each([
  ['no package', null],
  ['an earlier version', { 'node_modules/a': { version: '1.0.0' } }],
  ['another package', { 'node_modules/b': { version: '1.0.0' } }],
])('installs the packages first where %s is installed', async (_, installed) => {
  if (installed) await write('node_modules/.package-lock.json', installed);
  expect(await edit()).toEqual({ status: 0, stdout: 'installs\nedits\n', stderr: '' });
});

test('starts at once where they are installed', async () => {
  await write('node_modules/.package-lock.json', { 'node_modules/a': { version: '2.0.0' } });
  expect(await edit()).toEqual({ status: 0, stdout: 'edits\n', stderr: '' });
});

test('says what to do where they cannot be installed', async () => {
  const { status, stdout, stderr } = await edit('exit 1');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('인터넷을 확인하고 npm run edit을 다시');
});
