import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../site/app.ts';
import { SITE } from '../site/server.ts';
import { allowed, isAllowed } from './allowed-names.ts';
import { lackingAt, readFloor } from './browser-floor.ts';
import { lackingNames } from './lacking-names.ts';

/** Names that one of the oldest browsers lacks, with the scripts of the build that use them. */
const used: { name: string; script: string }[] = [];

beforeAll(async () => {
  const lacking = lackingAt(await readFloor());
  const find = (script: string, code: string) => {
    for (const name of lackingNames(code, lacking)) used.push({ name, script });
  };
  const files = globSync(`${SITE}/client/**/*.js`);
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) find(basename(file), readFileSync(file, 'utf8'));
  find('the inline script', await inlineScript());
});

/** Returns the inline script, which every document has. */
async function inlineScript(): Promise<string> {
  const app: OpenApp = await openApp();
  const html = await (await app.fetch('/')).text();
  await app.close();
  const [, code] = /<script data-entry[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  if (!code) throw new Error('The document has no inline script.');
  return code;
}

test('scripts use only features of the oldest browsers, or test for others first', () => {
  const wrong = used.filter(({ name, script }) => !isAllowed(name, script));
  expect(
    wrong.map(({ name, script }) => `${name} in ${script}`),
    'lacking in docs/browsers.md’s oldest browsers; if it is asked for first, list it in allowed-names.ts',
  ).toEqual([]);
});

test('each exception is needed', () => {
  const idle = allowed
    .flatMap(({ names }) => names)
    .filter((name) => !used.some((one) => one.name === name));
  expect(idle).toEqual([]);
});
