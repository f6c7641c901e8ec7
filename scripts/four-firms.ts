/**
 * Runs the tests in copies of the project with the content/ of other firms, after `npm run law-review`, as a firm
 * would. The product's tests must pass, and skip nothing, whatever a firm writes.
 *
 * `node scripts/four-firms.ts [--only=<name>]… [-- <command>]`. The default command, `npm test`, takes long;
 * `-- npm test -- --without-browsers` takes a third of the time.
 */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type FirmFiles, firms } from '../tests/content/firms.ts';
import { linkPackages } from '../tests/site/link-packages.ts';

const words = process.argv.slice(2);
const end = words.includes('--') ? words.indexOf('--') : words.length;
const only = words.slice(0, end).map((word) => word.replace(/^--only=/, ''));
const [command = 'npm', ...args] = end < words.length ? words.slice(end + 1) : ['npm', 'test'];
const unknown = only.filter((name) => !(name in firms));
if (unknown.length > 0) {
  console.error(
    `No such firm: ${unknown.join(', ')}. There are: ${Object.keys(firms).join(', ')}.`,
  );
  process.exit(1);
}

const results: Record<string, string> = {};
for (const [name, files] of Object.entries(firms)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const root = await copyFor(files);
  console.log(`\n== ${name}: ${[command, ...args].join(' ')}\n`);
  const began = performance.now();
  const code =
    (await codeOf(root, 'node', ['checks/law-review.ts'])) || (await codeOf(root, command, args));
  const seconds = Math.round((performance.now() - began) / 1000);
  results[name] = `${code === 0 ? 'passed' : `failed with code ${code}`} after ${seconds} s`;
  if (code !== 0) process.exitCode = 1;
  await rm(root, { recursive: true });
}
console.log('');
for (const [name, result] of Object.entries(results)) console.log(`${name}: ${result}`);

/** Copies the current state of the project, without builds and stored data, and gives it the content of a firm. */
async function copyFor(files: FirmFiles): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'firm-'));
  const kept =
    /^(?:\.cache|\.env|node_modules|data|data-.*|dist|dist-.*|drill|old-assets|test-results)$/;
  for (const name of await readdir('.')) {
    if (!kept.test(name)) await cp(name, join(root, name), { recursive: true });
  }
  await linkPackages(root);
  for (const [file, text] of Object.entries(files)) {
    const path = join(root, 'content', file);
    await mkdir(dirname(path), { recursive: true });
    if (text === null) await rm(path, { recursive: true });
    else await writeFile(path, text);
  }
  await forgetAuthors(join(root, 'content/guides'));
  return root;
}

/** Removes the names of the sample's people, who wrote and checked the guides, from the guides. */
async function forgetAuthors(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const text = await readFile(path, 'utf8');
    await writeFile(path, text.replace(/^author: .*\n|^reviewed:\n(?: +.*\n)+/gm, ''));
  }
}

function codeOf(cwd: string, command: string, args: string[]): Promise<number | null> {
  const { CONTENT_ROOT: _, ...env } = process.env;
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}
