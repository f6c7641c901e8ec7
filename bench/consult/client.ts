import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { readPages, sendForms } from './visitors.ts';

/** What one process of the bench does: it tells that it is ready, waits for a word, and answers with the times. */
export type Task = { url: string; ms: number } & (
  | { does: 'read' }
  | { does: 'send'; visitors: number }
);

// As bench/consult.ts wrote it.
const task = JSON.parse(process.argv[2] ?? '') as Task;
if (task.does === 'send') beNobody();
const { url, ms } = task;
process.send?.('ready');
await once(process, 'message');
const times = task.does === 'read' ? readPages(url, ms) : sendForms(url, task.visitors, ms);
// Not before it is sent: what is on its way would be lost.
process.send?.(await times, () => process.disconnect?.());

/** Visitors have processors of their own: the crowd must take none from the site, nor from who reads. */
function beNobody(): void {
  const idle = ['--idle', '--all-tasks', '--pid', '0', String(process.pid)];
  if (spawnSync('chrt', idle).status !== 0) setPriority(19);
}
