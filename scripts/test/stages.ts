import { cpus } from 'node:os';
import type { Report } from './times.ts';

export type Stage = 'check' | 'builds' | 'the site itself' | 'HTTP, databases, faults' | 'browsers';

/**
 * Seconds that each stage of `npm test` may take on two idle cores with the headless shell, at most ten minutes
 * together. A stage that only `--all` runs has no budget. In a fresh clone, the builds take a minute more for the
 * typefaces. A stage over budget is a warning: measure it, and move tests to a cheaper level if they can.
 */
const budgets: Partial<Record<Stage, number>> = {
  check: 75,
  builds: 30,
  'HTTP, databases, faults': 120,
  browsers: 330,
};

interface Measured {
  stage: Stage;
  wall: number;
  /** Processor seconds of the whole machine, because browsers are not children of the runner. */
  cpu: number;
}

/** Runs stages one after the other, and measures each. */
export function createStages() {
  const measured: Measured[] = [];
  return {
    measured: measured as readonly Measured[],
    async run(stage: Stage, work: () => Promise<void>): Promise<void> {
      const [start, busy] = [performance.now(), busySeconds()];
      try {
        await work();
      } finally {
        const wall = (performance.now() - start) / 1000;
        measured.push({ stage, wall, cpu: busySeconds() - busy });
      }
    },
  };
}

function busySeconds(): number {
  const of = ({ times: { user, nice, sys, irq } }: ReturnType<typeof cpus>[number]) =>
    user + nice + sys + irq;
  return cpus().reduce((sum, one) => sum + of(one), 0) / 1000;
}

/**
 * Formats the summary of a run: seconds by stage, the slowest files, and how many tests passed.
 *
 * @param budgeted whether the budgets apply to this run
 */
export function table(
  measured: readonly Measured[],
  { files, passed, failed, skipped }: Report,
  budgeted: boolean,
): string {
  const row = (...[name, ...cells]: string[]) =>
    `${name?.padEnd(26)}${cells.map((cell) => cell.padStart(9)).join('')}`;
  const total = (of: 'wall' | 'cpu') => measured.reduce((sum, one) => sum + one[of], 0).toFixed(0);
  const rows = measured.map(({ stage, wall, cpu }) => {
    const budget = budgets[stage];
    const over = budgeted && budget !== undefined && wall > budget ? '  over budget' : '';
    return `${row(stage, wall.toFixed(0), cpu.toFixed(0), String(budget ?? ''))}${over}`;
  });
  const all = Object.values(budgets).reduce((sum, one) => sum + one, 0);
  const slowest = Object.entries(files)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 10)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)}  ${file}`);
  return [
    '',
    row('', 'seconds', 'CPU', 'budget'),
    ...rows,
    row('in all', total('wall'), total('cpu'), String(all)),
    '',
    'The slowest test files, in seconds:',
    ...slowest,
    '',
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
    '',
  ].join('\n');
}
