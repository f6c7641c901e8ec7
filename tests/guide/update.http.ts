// @module-tag long

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildId } from '../../vite/build-id.ts';
import { guidedSteps } from './guide.ts';
import { laterVersion } from './later-version.ts';
import { type Operator, openOperator } from './operator.ts';
import type { Supervisor } from './supervisor.ts';
import { directly, visit } from './visits.ts';

// Each test continues where the one before it ended.
let operator: Operator;
let supervisor: Supervisor;
/** The build that ran first. */
let first = '';
/** Name of a visitor whose form was received. */
let visitor = '';
beforeAll(async () => {
  operator = await openOperator();
  await writeFile(join(operator.folder, '.env'), 'TRUSTED_PROXIES=127.0.0.1\n');
  const said = await update('--here');
  expect(said, 'before there is a unit').toMatch(/4번.*live\/node live\/dist\/server\/server\.js/);
  supervisor = await operator.supervise();
});
afterAll(async () => {
  await supervisor.close();
  await operator.close();
});

const update = (...words: string[]) => operator.type(['npm run -s update --', ...words].join(' '));

const updateWith = (setting: string) => operator.type(`${setting} npm run -s update -- --here`);

const served = async () => (await answer('/assets/builds/latest.json')).body;

test('a broken release never replaces the running one', async () => {
  const first = await served();
  const server = 'dist/server/server.js';
  const works = await readFile(join(operator.folder, server), 'utf8');
  const broken = 'throw new Error("This version does not start.");\n';
  await operator.release(await stamped({ 'app/server/note.ts': '// 1\n', [server]: broken }));
  await expect(update()).rejects.toThrow(/시험에서 멈춰 올리지 않았습니다.*does not start/s);
  expect(await served()).toBe(first);
  await operator.release({ [server]: works });
});

test('a failed `git pull` explains how to keep local changes', async () => {
  const git = '"$(command -v git)"';
  await operator.type(`cp ${git} git.kept && printf '#!/bin/sh\\nexit 1\\n' > ${git}`);
  await expect(update()).rejects.toThrow(/git pull --rebase --autostash.*그대로 돕니다/);
  await operator.type(`mv git.kept ${git}`);
});

test('an update tries the new release and refuses no visitor meanwhile', async () => {
  first = JSON.parse(await served()).id;
  const oldFile = (await answer('/')).body.match(/\/assets\/[^"]+\.css/)?.[0] ?? '';
  await operator.release(await stamped({ 'app/server/note.ts': '// 2\n' }));
  const visits = visit(directly(operator.url), 1, 50);
  const said = await update();
  await visits.end();
  expect(new Set(visits.answers)).toEqual(new Set(['page 200', 'form 201']));
  visitor = visits.received[0] ?? 'none';
  expect(said).toMatch(/메모리 \d+MB와 디스크 \d+MB가 필요합니다/);
  expect(said).toMatch(/백업: .*\.sqlite/);
  expect(said).toMatch(/화면 \d+개가 열립니다/);
  const second = JSON.parse(await served()).id;
  expect(second).not.toBe(first);
  expect(said).toContain(`${second} 판이 돕니다`);
  expect((await answer(oldFile)).status, 'a page that was open').toBe(200);
  const stored = await operator.type(`${live} list --json --limit 999`);
  for (const name of visits.received) expect(stored).toContain(name);
});

test('an update uses the address on which systemd listens, not PORT, and runs only once at a time', async () => {
  const both = await Promise.allSettled([updateWith('PORT=1'), updateWith('PORT=1')]);
  const said = both.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
  expect(said.filter((words) => words.includes('판이 돕니다'))).toHaveLength(1);
  expect(said.filter((words) => words.includes('다른 update나'))).toHaveLength(1);
});

test('a repeated update takes over changed settings, and the guide restores the previous release', {
  tags: 'long',
}, async () => {
  const second = JSON.parse(await served()).id;
  expect(await update('--here')).toContain(`${second} 판이 돕니다`);
  const [, back] = await guidedSteps('update');
  await operator.type(back?.commands ?? '');
  expect(JSON.parse(await served()).id).toBe(first);
});

test('after a change of the tables, the guide restores the previous release with the backup only', {
  tags: 'long',
}, async () => {
  await operator.release(await stamped(await laterVersion()));
  const [, backup = ''] = (await update()).match(/백업: (.*\.sqlite)/) ?? [];
  const second = await served();
  await expect(update('--back')).rejects.toThrow(/백업하지 못해.*새 판/s);
  expect(await served()).toBe(second);

  const [restore] = await guidedSteps('systemd');
  if (!restore) throw new Error('The guide restores a backup under systemd.');
  const typed = restore.commands
    .replace('release=live', 'release=releases/before')
    .replace(/^backup=.*$/m, `backup='${backup}'`)
    .replace(/^systemctl start .*$/m, 'npm run update -- --back && systemctl start site')
    .replaceAll('/var/lib/site', './data');
  expect(await operator.type(typed)).toContain('모두 온전합니다');
  expect(await served()).not.toBe(second);
  expect(await operator.type(`${live} list --json --limit 999`)).toContain(visitor);
});

const live = 'live/node live/dist/server/consult.js';

interface Answer {
  status: number;
  body: string;
}

function answer(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(operator.url + path, { agent: false }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      response.on('error', reject);
    }).on('error', reject);
  });
}

/** Returns the files of a version, with the build id that its sources have. */
async function stamped(files: Record<string, string>): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'version-'));
  try {
    for (const name of [
      'app',
      'vite',
      'vite.config.ts',
      'tsconfig.json',
      'package-lock.json',
      'content',
    ]) {
      await cp(join(operator.folder, name), join(folder, name), { recursive: true });
    }
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    const id = buildId(folder);
    const latest = 'dist/client/assets/builds/latest.json';
    const before = JSON.parse(await readFile(join(operator.folder, latest), 'utf8'));
    return { ...files, 'dist/build-id': id, [latest]: JSON.stringify({ ...before, id }) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
