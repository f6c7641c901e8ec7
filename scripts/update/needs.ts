import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { freemem } from 'node:os';
import { accountOf, as } from '#app/platform/data-account.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { say, UpdateFault } from './say.ts';

const MB = 2 ** 20;

/** MB that a whole update, and its build alone, take: measured by `npm run bench -- memory` and rounded up. */
const needed = {
  install: { memory: 1_400, disk: 1_200 },
  build: { memory: 1_400, disk: 300 },
};

/**
 * Prints the memory and disk that an update needs, and how much is free.
 *
 * @throws {UpdateFault} if there is too little: the system would kill the build, or the site itself
 */
export function checkRoom(step: keyof typeof needed): void {
  const { memory, disk } = needed[step];
  const room = { memory: freeMemory() / MB, disk: freeDisk('.') / MB };
  const words = `메모리 ${memory}MB와 디스크 ${disk}MB가 필요합니다. 남은 것은 메모리 ${Math.floor(room.memory)}MB, 디스크 ${Math.floor(room.disk)}MB입니다.`;
  say(words);
  if (room.memory < memory) {
    throw new UpdateFault(
      '메모리가 모자라 시작하지 않습니다. 스왑을 늘리거나 다른 프로그램을 멈춰 주세요.',
    );
  }
  if (room.disk < disk) {
    throw new UpdateFault('디스크가 모자라 시작하지 않습니다. 자리를 비워 주세요.');
  }
}

/**
 * Checks the room for a backup and the copy for the trial, as the account of the data.
 *
 * @param dataDir folder of the database
 * @throws {UpdateFault} if there is too little
 */
export function checkCopies(dataDir: string): void {
  as(accountOf(dataDir), () => refuseFull(dataDir));
}

function refuseFull(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  const database = databaseFile(dataDir);
  const size = existsSync(database) ? statSync(database).size : 0;
  if (freeDisk(dataDir) > 4 * size) return;
  throw new UpdateFault(
    `${dataDir}에 데이터베이스(${Math.ceil(size / MB)}MB)의 사본을 둘 자리가 모자라 시작하지 않습니다. 자리를 비워 주세요.`,
  );
}

/** Memory and swap that a program can still get. */
function freeMemory(): number {
  try {
    const text = readFileSync('/proc/meminfo', 'utf8');
    const kilobytes = (name: string) =>
      Number(new RegExp(`^${name}: +(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return (kilobytes('MemAvailable') + kilobytes('SwapFree')) * 1024;
  } catch {
    // Only Linux has the file.
    return freemem();
  }
}

function freeDisk(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
