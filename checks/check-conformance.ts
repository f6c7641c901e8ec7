import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = 'docs/conformance.md';
const CITING = '{app,checks,tests,vite,scripts,bench,docs}/**/*.{ts,tsx,js,css,md}';

/** A row id such as `RT-10`. Longer numbers are something else, such as court cases. */
const ID = /(?<![\w-])[A-Z]{2}-[1-9]\d?(?![\w-])/g;
/** `| RT-10 | what holds | where | test |` */
const ENTRY = /^\| (?<id>[A-Z]{2}-[1-9]\d?) \|.*\|(?<where>[^|]*)\|(?<tests>[^|]*)\|$/;
const TEST = /\.(?:test|spec|http|database)\.tsx?$|^tests\/faults\/[\w-]+\.ts$/;

/** `| DD, PO | where | with what |` */
const RESIDENTS = /^\| (?<kinds>[A-Z]{2}(?:, [A-Z]{2})*) \|(?<where>[^|]*)\|[^|]*\|$/;
/** Files that define pages, each with its `path`. */
const PAGES = 'app/pages/*/{*.tsx,copy.ts}';

interface Entry {
  line: number;
  where: string[];
  tests: string[];
}

/**
 * Compares the rows of docs/conformance.md with the ids that files cite.
 *
 * @returns a sentence for each error, with its file and line
 */
export function conformanceErrors(root: string): string[] {
  const errors: string[] = [];
  const citedBy = new Map<string, Set<string>>();
  const entries = readEntries(root, errors);

  for (const file of globSync(CITING, { cwd: root, exclude: ['**/node_modules'] }).sort()) {
    if (file === DOCUMENT) continue;
    const cited = new Set<string>();
    citedBy.set(file, cited);
    for (const [index, text] of linesOf(root, file)) {
      for (const [id] of text.matchAll(ID)) {
        cited.add(id);
        if (!entries.has(id)) errors.push(`${file}:${index}: ${id} has no row in ${DOCUMENT}.`);
      }
    }
  }

  for (const [id, { line, where, tests }] of entries) {
    const report = (words: string) => errors.push(`${DOCUMENT}:${line}: ${id} ${words}`);
    if (where.length === 0) report('does not say where it is implemented.');
    if (tests.length === 0) report('names no test.');
    for (const path of where) {
      if (!existsSync(join(root, path))) report(`is said to be in ${path}, which does not exist.`);
    }
    for (const path of tests) {
      if (!existsSync(join(root, path))) report(`names the test ${path}, which does not exist.`);
      else if (!TEST.test(path)) report(`names ${path}, which is not a test.`);
      else if (!citedBy.get(path)?.has(id)) report(`names ${path}, which does not cite it.`);
    }
  }
  return [...errors, ...residentErrors(root, [...entries.keys()])];
}

/** Reports kinds of rows that no page shows to a visitor, and named pages that do not exist. */
function residentErrors(root: string, ids: string[]): string[] {
  const paths = pagePaths(root);
  if (paths.length === 0) return [];
  const errors: string[] = [];
  const met = new Set<string>();
  for (const [line, text] of linesOf(root, DOCUMENT)) {
    const { kinds, where = '' } = text.match(RESIDENTS)?.groups ?? {};
    if (!kinds) continue;
    for (const kind of kinds.split(', ')) met.add(kind);
    for (const path of pathsIn(where)) {
      if (!paths.includes(path)) errors.push(`${DOCUMENT}:${line}: there is no page ${path}.`);
    }
  }
  for (const kind of new Set(ids.map((id) => id.slice(0, 2)))) {
    if (!met.has(kind)) errors.push(`${DOCUMENT}: no page shows the rows ${kind} to a visitor.`);
  }
  return errors;
}

/** The paths of all pages, with their parameters. */
function pagePaths(root: string): string[] {
  return globSync(PAGES, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^ {2}path: '([^']+)'/gm)].flatMap(
      ([, path]) => path ?? [],
    ),
  );
}

function readEntries(root: string, errors: string[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const [line, text] of linesOf(root, DOCUMENT)) {
    const { id, where = '', tests = '' } = text.match(ENTRY)?.groups ?? {};
    if (!id) {
      if (/^\|\s*[A-Z]{2}-\d/.test(text))
        errors.push(`${DOCUMENT}:${line}: not a row of four cells.`);
      continue;
    }
    if (entries.has(id)) errors.push(`${DOCUMENT}:${line}: ${id} has a second row.`);
    entries.set(id, { line, where: pathsIn(where), tests: pathsIn(tests) });
  }
  return entries;
}

function linesOf(root: string, file: string): [number, string][] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.map((text, index) => [index + 1, text]);
}

/** Paths that a cell has in backticks. */
function pathsIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, path]) => path ?? []);
}

if (import.meta.main) {
  const errors = conformanceErrors(process.cwd());
  for (const error of errors) console.error(error);
  if (errors.length > 0) process.exit(1);
}
