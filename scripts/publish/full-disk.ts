import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../update/say.ts';
import { FOLDER } from './sources.ts';
import { tellAll } from './tell.ts';

/** Empty file whose time is that of the last report, because a full disk takes no text. */
const TOLD = join(FOLDER, 'told-full');
const PAUSE_MS = 60 * 60_000;

const reason =
  '디스크가 가득 차 게시한 글을 올리지 못했습니다. 사이트는 그대로 돕니다. 자리를 비워 주시면 저절로 다시 올립니다.';

/** Whether a program or a call failed because the disk is full. */
export function isFullDisk(error: unknown): boolean {
  const { code, message } = Object(error);
  return (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    /No space left on device|Disk quota exceeded|ENOSPC/.test(String(message))
  );
}

/** Gives back the room of a half-made release, which visitors' requests need, and alerts the operator once an hour. */
export async function tellFull(): Promise<void> {
  say(reason);
  rmSync(join(FOLDER, 'site'), { recursive: true, force: true });
  const told = statSync(TOLD, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (Math.abs(Date.now() - told) < PAUSE_MS) return;
  if ((await tellAll([{ since: Date.now(), to: 'operator', reason }])).length > 0) return;
  writeFileSync(TOLD, '');
  utimesSync(TOLD, new Date(), new Date());
}
