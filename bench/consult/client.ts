import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { readPages, sendForms } from './visitors.ts';

/** Work of one client process, which reports that it is ready, waits for a message and answers with the times. */
export type Task = { url: string; ms: number } & (
  | { does: 'read' }
  | { does: 'send'; visitors: number }
);

// Written by bench/consult.ts.
const task = JSON.parse(process.argv[2] ?? '') as Task;
if (task.does === 'send') beNobody();
const { url, ms } = task;
process.send?.('ready');
await once(process, 'message');
const times = task.does === 'read' ? readPages(url, ms) : sendForms(url, task.visitors, ms);
// Disconnects in the callback: doing so earlier would lose the message.
process.send?.(await times, () => process.disconnect?.());

/** Yields the processor to the site and the reader, because real visitors bring their own. */
function beNobody(): void {
  const idle = ['--idle', '--all-tasks', '--pid', '0', String(process.pid)];
  if (spawnSync('chrt', idle).status !== 0) setPriority(19);
}
