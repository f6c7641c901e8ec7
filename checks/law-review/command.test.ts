import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectCopy } from '../../tests/site/project-copy.ts';

const run = promisify(execFile);

let root: string;
beforeAll(async () => {
  root = await projectCopy();
});
afterAll(() => rm(root, { recursive: true }));

test('writes the document and asks to show it to a lawyer', async () => {
  const document = join(root, 'docs/law-review.md');
  await writeFile(document, '');
  const { CONTENT_ROOT: _, ...env } = process.env;
  const { stdout } = await run(process.execPath, ['checks/law-review.ts'], { cwd: root, env });
  expect(stdout).toBe('docs/law-review.md를 다시 만들었습니다. 변호사에게 보여 주세요.\n');
  expect(await readFile(document, 'utf8')).toContain('| 번호');
});
