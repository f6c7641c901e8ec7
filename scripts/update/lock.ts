import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive } from '#app/platform/is-alive.ts';
import { UpdateFault } from './say.ts';

const FILE = 'releases.lock';

/**
 * Does one update at a time in this folder.
 *
 * @throws {UpdateFault} while another one runs
 */
export async function alone(work: () => Promise<void>): Promise<void> {
  mkdirSync('releases', { recursive: true });
  const other = holder();
  if (other !== null && isAlive(other)) {
    throw new UpdateFault(
      `다른 update가 돌고 있습니다(${other}번 프로세스). 끝난 뒤에 다시 해 주세요.`,
    );
  }
  rmSync(FILE, { force: true });
  writeFileSync(FILE, String(process.pid), { flag: 'wx' });
  try {
    await work();
  } finally {
    rmSync(FILE, { force: true });
  }
}

function holder(): number | null {
  try {
    return Number(readFileSync(FILE, 'utf8')) || null;
  } catch {
    // There is none.
    return null;
  }
}
