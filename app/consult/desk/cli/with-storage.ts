import { statSync } from 'node:fs';
import { type Config, configOrExit } from '#app/config/config.ts';
import {
  type ConsultStorage,
  openStorage,
} from '#app/consult/requests/storage/open-storage.server.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { openingFault } from '#app/platform/database/errors.ts';
import { createLog } from '#app/platform/log.ts';
import { type Person, personHere } from '#app/platform/person.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { CommandFault } from './fault.ts';

export interface Opened {
  storage: ConsultStorage;
  config: Config;
  person: Person;
}

/**
 * Opens the storage for one command and closes it afterwards.
 *
 * @param work receives the storage, and the person who runs the command, whom the access log names
 * @throws CommandFault when the storage cannot be opened
 */
export async function withStorage<Result>(
  work: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const config = configOrExit();
  if (!config.databaseUrl) checkReadable(databaseFile(config.dataDir));
  const storage = await openStorage(config, createLog('silent')).catch((error: unknown) => {
    throw new CommandFault(
      error instanceof StartupError ? error.message : openingFault(config, error),
    );
  });
  try {
    return await work({ storage, config, person: personHere() });
  } finally {
    await storage.db.close();
  }
}

/** A folder that this account may not read looks empty, and must not be mistaken for a site without requests. */
function checkReadable(file: string): void {
  try {
    statSync(file);
  } catch (error) {
    // Errors of the file system have a code.
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandFault(
      code === 'ENOENT'
        ? `데이터베이스(${file})가 없습니다. 서버를 한 번이라도 시작했는지, DATA_DIR이 맞는지 보세요.`
        : `${file} 파일을 읽을 수 없습니다 (${code}). 서버를 돌리는 계정으로 해 주세요.`,
    );
  }
}
