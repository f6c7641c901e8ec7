import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { readPages, sendForms } from './visitors.ts';

/** What one thread of the bench does; it answers with the times. */
export type Task = { url: string; ms: number } & (
  | { does: 'read' }
  | { does: 'send'; visitors: number }
);

const task: Task = workerData;
if (task.does === 'read') {
  parentPort?.postMessage(await readPages(task.url, task.ms));
} else {
  // Of this thread alone (on Linux): the crowd must take no processor from the site, nor from who reads.
  setPriority(15);
  parentPort?.postMessage(await sendForms(task.url, task.visitors, task.ms));
}
