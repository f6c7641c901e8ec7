import { vi } from 'vitest';
import { LONGEST_TEST } from '../limits.ts';

/** On how many random inputs a second implementation is compared: LAW_FAMILIES=50000 for a long run. */
export const randomRuns = Number(process.env.LAW_FAMILIES ?? 1000);

// A long run has the time that it takes on a slow machine.
vi.setConfig({ testTimeout: Math.max(LONGEST_TEST, randomRuns * 30) });
