import { vi } from 'vitest';
import { LONGEST_TEST } from '../timeouts.ts';

/** Number of random inputs for each comparison with a second implementation. LAW_FAMILIES=50000 makes a long run. */
export const randomRuns = Number(process.env.LAW_FAMILIES ?? 1000);

// Gives a long run enough time on a slow machine.
vi.setConfig({ testTimeout: Math.max(LONGEST_TEST, randomRuns * 30) });
