import { parentPort, workerData } from 'node:worker_threads';
import { contentFaults } from '../app/firm/check/content-faults.ts';

/**
 * A thread of the development server (content-check.ts): gets a number when it has to check, and answers with the
 * newest of them and what it found. It ends with the error when a check cannot be finished.
 */
let asked = 0;
let checking = false;

parentPort?.on('message', async (number: number) => {
  asked = number;
  if (checking) return;
  checking = true;
  let checked: number;
  let faults: string[];
  do {
    checked = asked;
    faults = await contentFaults(workerData);
  } while (checked !== asked);
  checking = false;
  parentPort?.postMessage({ checked, faults });
});
