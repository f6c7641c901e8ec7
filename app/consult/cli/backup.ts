import { onRecord } from '../admin/access-log.server.ts';
import { backupFolder, writeBackup } from '../storage/backup.server.ts';
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
  run({ to }) {
    return withStorage(async ({ storage, config, person }) => {
      await onRecord(storage.db, person, async (transaction) => {
        const { count } = await transaction
          .selectFrom('consultation')
          .select((one) => one.fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        return { action: 'backup', subject: String(count), result: null };
      });
      const folder = to ?? backupFolder(config.dataDir);
      const { file, counts } = await writeBackup(storage, folder).catch((error) => {
        if (!isFileError(error)) throw error;
        throw new CommandFault(
          `${folder}에 쓸 수 없습니다 (${error.code}). 폴더와 디스크의 자리를 확인해 주세요.`,
        );
      });
      print(`${file}에 신청 ${counts.consultation ?? 0}건을 백업했습니다.`);
      return 0;
    });
  },
});

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
