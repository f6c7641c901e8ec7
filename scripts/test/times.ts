import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a runner's reporter tells of its run. */
export interface Report {
  /** Milliseconds of each test file, hooks included. */
  files: Record<string, number>;
  passed: number;
  failed: number;
  skipped: number;
}

/** The folder that reporters write to; undefined where no run asked for it. */
const folder = process.env.TEST_TIMES;

/** Called by a runner's reporter at its end. */
export function report(runner: string, found: Report): void {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${runner}-${process.pid}.json`), JSON.stringify(found));
}

/** The sum of all reports in a folder. */
export function readReports(from: string): Report {
  const sum: Report = { files: {}, passed: 0, failed: 0, skipped: 0 };
  for (const name of readdirSync(from)) {
    const one: Report = JSON.parse(readFileSync(join(from, name), 'utf8'));
    for (const [file, ms] of Object.entries(one.files)) {
      sum.files[file] = (sum.files[file] ?? 0) + ms;
    }
    sum.passed += one.passed;
    sum.failed += one.failed;
    sum.skipped += one.skipped;
  }
  return sum;
}
