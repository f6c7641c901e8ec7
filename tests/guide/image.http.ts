// @module-tag long
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { SITE, startSite } from '../site/server.ts';
import { sendForm } from '../site/visitors.ts';

const run = promisify(execFile);

/** Names of the files in the site's folder that deploy/Dockerfile copies from its first stage. */
async function contentsOfImage(): Promise<string[]> {
  const dockerfile = await readFile('deploy/Dockerfile', 'utf8');
  return [...dockerfile.matchAll(/^COPY --from=build (\S+) /gm)].map(([, path = '']) =>
    basename(path),
  );
}

test('the files in the image are enough for the site and its command line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  for (const name of await contentsOfImage()) {
    await cp(name === 'dist' ? SITE : name, join(folder, name), { recursive: true });
  }
  const site = await startSite({}, 'dist', { folder });
  expect((await sendForm(site.url)).status).toBe(201);
  const consult = async (...words: string[]) => {
    const options = { cwd: folder, env: site.environment };
    return (await run(process.execPath, ['dist/server/consult.js', ...words], options)).stdout;
  };
  const [request]: { reference: string }[] = JSON.parse(await consult('list', '--json'));
  expect(await consult('show', request?.reference ?? '')).toContain('방문자');
  expect(await consult('backup')).toContain(join(site.dataDir, 'backups'));
  expect(await consult('verify')).toContain('온전');
  expect(await site.stop()).toBe(0);
  await rm(folder, { recursive: true });
});
