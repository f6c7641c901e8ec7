import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Config } from '#app/config/config.ts';
import { accountOf, as } from '#app/platform/data-account.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { removeUnfinished } from '#app/platform/unfinished.ts';
import { endsWithThis } from '../children.ts';
import type { Release } from './releases.ts';
import { say, UpdateFault } from './say.ts';

const execute = promisify(execFile);

/**
 * Backs up the database, and removes leftovers of an earlier update's trial.
 *
 * @param release release that makes the backup; null if none is installed yet and the build in this folder runs
 * @returns the backup; null if there is no database yet, or it is PostgreSQL, which pg_dump backs up
 */
export async function backUp(config: Config, release: Release | null): Promise<string | null> {
  if (config.databaseUrl) {
    say('PostgreSQL은 이 명령이 백업하지 않습니다. 표가 바뀔 수 있으니 pg_dump를 먼저 하세요.');
    return null;
  }
  const account = accountOf(config.dataDir);
  as(account, () => removeUnfinished(config.dataDir));
  if (!as(account, () => isThere(databaseFile(config.dataDir)))) return null;
  const program = release ?? built;
  if (!existsSync(program.consult)) {
    throw new UpdateFault(
      `백업할 프로그램(${program.consult})이 없어 아무것도 바꾸지 않았습니다. 지금 도는 판으로 백업한 뒤, 그 판을 지어 두고 다시 해 주세요.`,
    );
  }
  const said = await execute(program.node, [...endsWithThis, program.consult, 'backup'], {
    ...account,
  }).catch(({ stderr }: { stderr?: string }) => {
    throw new UpdateFault(`백업하지 못해 아무것도 바꾸지 않았습니다.\n${stderr ?? ''}`);
  });
  const [file] = said.stdout.match(/\S.*\.sqlite/) ?? [];
  if (!file) throw new UpdateFault('백업하지 못해 아무것도 바꾸지 않았습니다.');
  say(`백업: ${file}`);
  return resolve(file);
}

const built = { node: process.execPath, consult: 'dist/server/consult.js' };

/** @throws {UpdateFault} if this account may not look */
function isThere(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw new UpdateFault(
      `${file}을 볼 수 없어 아무것도 바꾸지 않았습니다. 관리자(sudo)로 해 주세요.`,
    );
  }
}
