import { expect, test } from 'vitest';
import { createStages, table } from './stages.ts';

const report = {
  files: Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`file-${n}.test.ts`, n * 1000])),
  passed: 7,
  failed: 1,
  skipped: 2,
};

test('the table has a row for each stage, warns of stages over budget, and ends with the counts', () => {
  const measured = [
    { stage: 'check', wall: 59, cpu: 110 },
    { stage: 'browsers', wall: 331, cpu: 700 },
  ] as const;
  const lines = table(measured, report, true).split('\n');
  expect(lines.filter((line) => /^check +59 +110 +75$/.test(line))).toHaveLength(1);
  expect(
    lines.filter((line) => /^browsers +331 +700 +330 {2}over budget$/.test(line)),
  ).toHaveLength(1);
  expect(lines.filter((line) => /^in all +390 +810 +\d+$/.test(line))).toHaveLength(1);
  expect(lines).toContain('7 passed, 1 failed, 2 skipped');
  expect(table(measured, report, false)).not.toContain('over budget');
});

test('the table lists the ten slowest files, the slowest first', () => {
  const named = table([], report, true).match(/file-\d+/g);
  expect(named).toEqual(Array.from({ length: 10 }, (_, n) => `file-${11 - n}`));
});

test('measures a stage that fails too', async () => {
  const stages = createStages();
  await stages.run('check', async () => {});
  const failing = stages.run('builds', () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  expect(stages.measured.map(({ stage }) => stage)).toEqual(['check', 'builds']);
});
