import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from '../site/free-port.ts';
import { projectCopy } from '../site/project-copy.ts';

const CANARY = 'canary-of-a-visitor';

/** What lies in a project's folder after a while, and is nobody's but the firm's. */
const secrets = [
  'data/outbox/7KQ2-M4XD.eml',
  'data/site.sqlite',
  'data/site.sqlite-wal',
  'data/seal.key',
  'data/backups/2026-11-20.jsonl.gz',
  // docs/operations.md makes these.
  'data-before/site.sqlite',
  'drill/data/site.sqlite',
  'report.html',
  '.env',
  '.env.before',
  'server.key',
  // Configured, in a folder whose other files are served.
  'app/private (2)/outbox/7KQ2-M4XD.eml',
  'app/private (2)/site.sqlite',
  'app/private (2)/site.json',
  'app/elsewhere/seal.key',
];

/** Ways in which Vite is asked for a file. */
const ways = (root: string, file: string) => {
  const path = encodeURI(file);
  return [
    `/${path}`,
    `//${path}`,
    `/app/../${path}`,
    `/app/%2e%2e/${path}`,
    `/${path}?raw`,
    `/${path}?import&raw`,
    `/${path}?url`,
    `/${path}?inline`,
    `/${path}?raw??`,
    `/${path.toUpperCase()}`,
    `/@fs${encodeURI(root)}/${path}`,
    `/@fs${encodeURI(root)}/${path}?import&raw??`,
    `/@fs/${encodeURI(root)}/app/../${path}`,
    `/@id/${root}/${path}?raw`,
  ];
};

let root: string;
let server: ChildProcess;
let origin: string;

/** It is `npm run dev` with the editor besides. */
describe('npm run edit', () => {
  beforeAll(async () => {
    root = await projectCopy();
    for (const file of secrets) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      const text = file === '.env' ? `DATA_DIR=app/private (2)\n# ${CANARY}` : CANARY;
      await writeFile(join(root, file), text);
    }
    await symlink(join(root, 'data'), join(root, 'app/linked'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    const program = join(root, 'node_modules/vite/bin/vite.js');
    const vite = [program, '--port', `${port}`, '--mode', 'edit'];
    server = spawn(process.execPath, vite, {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, DATA_DIR: 'app/elsewhere' },
    });
    await vi.waitFor(() => fetch(`${origin}/@vite/client`), { timeout: 50_000 });
  });
  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
    await rm(root, { recursive: true });
  });

  test('serves what the browser runs', async () => {
    for (const path of ['/app/entry/client.ts', '/@vite/client', '/app/styles/index.css?direct']) {
      const answer = await fetch(origin + path);
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.body?.cancel();
    }
  });

  test.each(secrets)('does not serve %s', async (file) => {
    for (const way of ways(root, file)) {
      const text = await (await fetch(origin + way)).text();
      expect(text.includes(CANARY), way).toBe(false);
    }
  });

  test('does not follow a link to them', async () => {
    for (const way of ways(root, 'app/linked/outbox/7KQ2-M4XD.eml')) {
      expect((await (await fetch(origin + way)).text()).includes(CANARY), way).toBe(false);
    }
  });
});
