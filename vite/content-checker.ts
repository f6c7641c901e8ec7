import { parentPort, workerData } from 'node:worker_threads';
import { contentFaults } from '../checks/content/content-faults.ts';

/**
 * A thread of the development server (content-check.ts). Each number that it receives requests a check; it answers with
 * the newest number and the faults. If a check cannot be finished, the thread ends with the error.
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
