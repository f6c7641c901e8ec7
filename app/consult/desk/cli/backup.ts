import { basename } from 'node:path';
import { configOrExit } from '#app/config/config.ts';
import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import {
  backupFolder,
  digestIn,
  momentOf,
  noteBackup,
  writeBackup,
} from '#app/consult/requests/backup/backup.server.ts';
import { copyToPostgres } from '#app/consult/requests/backup/copy-to-postgres.server.ts';
import { UnreadableLog } from '#app/consult/requests/backup/repeat-deletions.server.ts';
import { BackupFault, restoreBackup } from '#app/consult/requests/backup/restore.server.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { countRows } from '#app/consult/requests/storage/rows.server.ts';
import { createLog } from '#app/platform/log.ts';
import { personHere } from '#app/platform/person.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { command } from './command.ts';
import { CommandFault } from './fault.ts';
import { print } from './output.ts';
import { withStorage } from './with-storage.ts';

export const backup = command({
  help: `
consult backup         모든 것을 한 파일로 백업합니다. 서버가 돌고 있어도 온전합니다.

  --to 폴더         이 폴더에. 적지 않으면 DATA_DIR의 backups 폴더이고, 거기 것은 BACKUP_DAYS가 지나면 지워집니다

신청은 봉해진 채이고 열쇠는 들어 있지 않습니다. 열쇠는 따로 보관하세요.
`,
  options: { to: { type: 'string' } },
  async run({ to }) {
    await withStorage(async ({ storage, config, person }) => {
      const { backUp } = storage.db;
      if (!backUp) {
        throw new CommandFault(
          'PostgreSQL은 pg_dump로 백업합니다. docs/operations-more.md의 PostgreSQL을 보세요.',
        );
      }
      const count = await onRecord(storage.db, person, async (transaction) => {
        const result = await countRows(transaction, 'consultation');
        return { action: 'backup', subject: String(result), result };
      });
      const folder = to ?? backupFolder(config.dataDir);
      const file = await writeBackup(backUp, folder).catch((error) => {
        if (!isFileError(error)) throw error;
        throw new CommandFault(
          `${folder}에 쓸 수 없습니다 (${error.code}). 폴더와 디스크의 자리를 확인해 주세요.`,
        );
      });
      await noteBackup(config.dataDir);
      print(`${file}에 신청 ${count}건을 백업했습니다.`);
    });
  },
});

export const restore = command({
  help: `
consult restore 파일   백업을 빈 곳에 되돌립니다. 서버를 멈춘 뒤에 하세요. 있는 데이터베이스를 덮어쓰지 않습니다.

  --old 폴더        옮겨 둔 옛 데이터 폴더. 백업 뒤에 지운 신청을 그 접속기록대로 다시 지웁니다

백업을 만들 때의 열쇠(SEAL_KEYS나 data/seal.key)가 있어야 합니다.
`,
  options: { old: { type: 'string' } },
  words: ['백업 파일'],
  async run({ old }, [file = '']) {
    const config = configOrExit();
    const before = old === undefined ? undefined : { folder: old, person: personHere() };
    const subject = String(
      await restoreBackup(file, config, createLog('silent'), before).catch(explain),
    );
    await withStorage(({ storage, person }) =>
      onRecord(storage.db, person, async () => ({ action: 'restore', subject, result: null })),
    );
    // Counts the restored backup as one of this folder, so the site alerts if later backups fail.
    await noteBackup(config.dataDir);
    const madeAt = momentOf(basename(file));
    const when = madeAt === null ? file : `${formatInstant(new Date(madeAt).toISOString())}의 백업`;
    print(`${when}에서 신청 ${subject}건을 되돌렸습니다.`);
    if (digestIn(basename(file)) === null) {
      print('이름에 검사값이 없는 백업이라, 파일이 만들 때 그대로인지는 알 수 없습니다.');
    }
    print(
      old === undefined
        ? '백업 뒤에 지운 신청이 있으면 다시 지워 주세요. --old로 옛 데이터 폴더를 적으시면 함께 지웁니다.'
        : '백업 뒤에 지운 신청은 옛 접속기록대로 다시 지웠습니다.',
    );
    print('verify로 검사해 주세요.');
  },
});

export const copyToPostgresCommand = command({
  help: `
consult copy-to-postgres    들어 있는 데이터베이스를 DATABASE_URL의 빈 PostgreSQL에 옮겨 적습니다. 서버를 멈춘 뒤에 하세요.

있던 데이터베이스는 그대로 남습니다. 다 확인하신 뒤 data/site.sqlite와 그 옆의 -wal, -shm을 지워 주세요.
`,
  async run() {
    const subject = String(
      await copyToPostgres(configOrExit(), createLog('silent')).catch(explain),
    );
    await withStorage(({ storage, person }) =>
      onRecord(storage.db, person, async () => ({ action: 'copy', subject, result: null })),
    );
    print(`신청 ${subject}건을 PostgreSQL에 옮겼습니다. verify로 검사한 뒤 서버를 시작하세요.`);
  },
});

function explain(error: unknown): never {
  if (error instanceof UnreadableLog) {
    throw new CommandFault(
      '옛 데이터베이스를 읽을 수 없어 되돌리지 않았습니다. --old의 폴더가 맞는지 보세요. 망가진 것이면 --old 없이 되돌리고, 지운 신청은 서버의 기록("event":"access")을 보고 다시 지워 주세요.',
    );
  }
  if (!(error instanceof BackupFault || error instanceof StartupError)) throw error;
  throw new CommandFault(error.message);
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
