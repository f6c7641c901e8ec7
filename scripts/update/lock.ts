import { DatabaseSync } from 'node:sqlite';
import { UpdateFault } from './say.ts';

/** Locked through SQLite, because the system releases such a lock however a process ends. */
const FILE = 'update.lock';

/** Another update or publication runs. */
export class LockedFault extends UpdateFault {}

/**
 * Runs one update or publication at a time in this folder.
 *
 * @throws {LockedFault} while another one runs
 */
export async function alone(work: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(FILE);
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new LockedFault(
      '다른 update나 publish가 이 폴더에서 돌고 있습니다. 끝난 뒤에 다시 해 주세요. 돌고 있는 것을 보려면: pgrep -af "update.ts|publish.ts"',
    );
  }
  try {
    await work();
  } finally {
    lock.close();
  }
}
