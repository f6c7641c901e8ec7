import type { Reporter, TestModule } from 'vitest/node';
import { type Report, report } from './times.ts';

/** Reports to `npm test` how long each file of a Vitest run took. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const found: Report = { files: {}, passed: 0, failed: 0, skipped: 0 };
    for (const module of modules) {
      const { duration, collectDuration } = module.diagnostic();
      const file = module.relativeModuleId;
      found.files[file] = (found.files[file] ?? 0) + duration + collectDuration;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state !== 'pending') found[state] += 1;
      }
    }
    report('vitest', found);
  }
}
