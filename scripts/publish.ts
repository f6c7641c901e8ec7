import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isFullDisk, tellFull } from './publish/full-disk.ts';
import { remoteOf } from './publish/remote.ts';
import { publish } from './publish/run.ts';
import { FOLDER } from './publish/sources.ts';
import { alone, LockedFault } from './update/lock.ts';
import { say, UpdateFault } from './update/say.ts';

/**
 * Publishes what the firm has changed in its editor (docs/operations.md, 14): takes content/ of one branch, and nothing
 * else, into a new release of the running program. A timer of systemd runs it every minute, as the site's account.
 */
const USAGE = `npm run publish             편집기에서 게시한 글을 올립니다. 타이머가 1분마다 합니다
npm run publish -- --now    기다리지 않고 지금 올립니다. 실패한 것도 다시 해 봅니다`;

process.umask(0o022);
try {
  const { values } = parseArgs({ options: { now: { type: 'boolean', default: false } } });
  if (process.getuid?.() === 0) {
    throw new UpdateFault(
      '관리자(root)로는 올리지 않습니다. 사이트를 돌리는 계정으로 해 주세요: sudo -u site npm run publish',
    );
  }
  const remote = remoteOf();
  mkdirSync(FOLDER, { recursive: true });
  if (remote) await alone(() => publish(remote, values.now));
  else say('CONTENT_REMOTE가 비어 있어 아무것도 올리지 않습니다.');
} catch (error) {
  const { code = '' } = error as NodeJS.ErrnoException;
  const isFull = isFullDisk(error);
  if (code.startsWith('ERR_PARSE_ARGS')) say(USAGE);
  else if (isFull) await tellFull();
  else if (error instanceof UpdateFault) say(error.message);
  else throw error;
  // The timer comes again.
  process.exitCode = isFull || error instanceof LockedFault ? 0 : 1;
}
