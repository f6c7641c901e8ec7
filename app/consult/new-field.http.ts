import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectCopy } from '../../tests/site/project-copy.ts';

const run = promisify(execFile);
const LIST = 'app/consult/requests/fields/schema.ts';

let root: string;
beforeAll(async () => {
  root = await projectCopy();
  await cp('tests', join(root, 'tests'), { recursive: true, force: false });
  // The compiler also checks what these files import.
  const config = { extends: './tsconfig.json', include: [...places, 'app/**/*.d.ts'] };
  await writeFile(join(root, 'tsconfig.list.json'), JSON.stringify(config));
});
afterAll(() => rm(root, { recursive: true }));

/** The files about requests in which the compiler finds an error. */
async function filesWithErrors(): Promise<string[]> {
  const words = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.list.json'];
  const { stdout } = await run(process.execPath, words, { cwd: root }).catch((error) => error);
  const files = stdout.matchAll(/^((?:app\/consult|tests\/site)\S+)\(\d+,\d+\): error/gm);
  return [...new Set<string>([...files].map(([, file]) => file))].toSorted();
}

test('a new field does not compile until these files handle it', async () => {
  const list = await readFile(join(root, LIST), 'utf8');
  const longer = list.replace("  'consent',\n] as const", "  'fax',\n  'consent',\n] as const");
  expect(longer).not.toBe(list);
  await writeFile(join(root, LIST), longer);
  expect(await filesWithErrors()).toEqual(expect.arrayContaining(places));
});

const places = [
  // Validation.
  LIST,
  'app/consult/requests/fields/labels.ts',
  // Storage.
  'app/consult/requests/new-row.server.ts',
  // Mail, access copy and what the command line shows.
  'app/consult/desk/messages/message-lines.ts',
  'app/consult/desk/messages/webhook-body.server.ts',
  'app/consult/desk/export/export-row.ts',
  // Entered by the firm.
  'app/consult/desk/by-office/office-form.ts',
  // The test of the other places.
  'app/consult/every-field.test.tsx',
];
