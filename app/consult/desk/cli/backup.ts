import { configOrExit } from '#app/config/config.ts';
import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import {
  backupFolder,
  countRows,
  writeBackup,
} from '#app/consult/requests/storage/backup.server.ts';
import { BackupFault } from '#app/consult/requests/storage/backup-file.server.ts';
import { restoreBackup } from '#app/consult/requests/storage/restore.server.ts';
import { createLog } from '#app/platform/log.ts';
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
      await onRecord(storage.db, person, async (transaction) => {
        const subject = String(await countRows(transaction, 'consultation'));
        return { action: 'backup', subject, result: null };
      });
      const folder = to ?? backupFolder(config.dataDir);
      const { file, counts } = await writeBackup(storage, folder).catch((error) => {
        if (!isFileError(error)) throw error;
        throw new CommandFault(
          `${folder}에 쓸 수 없습니다 (${error.code}). 폴더와 디스크의 자리를 확인해 주세요.`,
        );
      });
      print(`${file}에 신청 ${counts.consultation ?? 0}건을 백업했습니다.`);
    });
  },
});

export const restore = command({
  help: `
consult restore 파일   백업을 빈 곳에 되돌립니다. 서버를 멈춘 뒤에 하세요. 있는 데이터베이스를 덮어쓰지 않습니다.

백업을 만들 때의 열쇠(SEAL_KEYS나 data/seal.key)가 있어야 합니다. 그 뒤에 지운 신청은 다시 지워야 합니다.
`,
  words: ['백업 파일'],
  async run(_, [file = '']) {
    const restoring = restoreBackup(file, configOrExit(), createLog('silent'));
    const { madeAt, counts } = await restoring.catch((error) => {
      if (!(error instanceof BackupFault || error instanceof StartupError)) throw error;
      throw new CommandFault(error.message);
    });
    const subject = String(counts.consultation ?? 0);
    await withStorage(({ storage, person }) =>
      onRecord(storage.db, person, async () => ({ action: 'restore', subject, result: null })),
    );
    print(`${formatInstant(madeAt)}의 백업에서 신청 ${subject}건을 되돌렸습니다.`);
    print('verify로 검사하고, 그 뒤에 지운 신청이 있으면 다시 지워 주세요.');
  },
});

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
