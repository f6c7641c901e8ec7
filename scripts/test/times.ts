import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Result of a run, as its reporter writes it. */
export interface Report {
  /** Milliseconds of each test file, hooks included. */
  files: Record<string, number>;
  passed: number;
  failed: number;
  skipped: number;
}

/** Folder that reporters write to; undefined if no run asked for reports. */
const folder = process.env.TEST_TIMES;

/** Writes a report. Each runner's reporter calls this at the end. */
export function report(runner: string, found: Report): void {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${runner}-${process.pid}.json`), JSON.stringify(found));
}

/** Sums up all reports in a folder. */
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
