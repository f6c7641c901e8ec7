import { relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type Report, report } from './times.ts';

/** Reports to `npm test` how long the tests of each file took in the browsers. */
export default class implements Reporter {
  #found: Report = { files: {}, passed: 0, failed: 0, skipped: 0 };

  onTestEnd({ location }: TestCase, { duration, status }: TestResult): void {
    const file = relative(process.cwd(), location.file);
    this.#found.files[file] = (this.#found.files[file] ?? 0) + duration;
    this.#found[status === 'passed' || status === 'skipped' ? status : 'failed'] += 1;
  }

  onEnd(): void {
    report('playwright', this.#found);
  }

  printsToStdio(): boolean {
    return false;
  }
}
