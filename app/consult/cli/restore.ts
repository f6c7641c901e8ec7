import { configOrExit } from '#app/config/config.ts';
import { personHere } from '#app/config/session.ts';
import { createLog } from '#app/platform/log.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { onRecord } from '../admin/access-log.server.ts';
import { BackupFault } from '../storage/backup-file.server.ts';
import { openStorage } from '../storage/open-storage.server.ts';
import { restoreBackup } from '../storage/restore.server.ts';
import { formatInstant } from '../submission/instant.ts';
import { command } from './command.ts';
import { CommandFault } from './fault.ts';
import { print } from './output.ts';

export const restore = command({
  help: `
consult restore 파일   백업을 빈 곳에 되돌립니다. 서버를 멈춘 뒤에 하세요. 있는 데이터베이스를 덮어쓰지 않습니다.

백업을 만들 때의 열쇠(SEAL_KEYS나 data/seal.key)가 있어야 합니다. 그 뒤에 지운 신청은 다시 지워야 합니다.
`,
  options: {},
  words: ['백업 파일'],
  async run(_, [file = '']) {
    const config = configOrExit();
    const log = createLog('silent');
    const { madeAt, counts } = await restoreBackup(file, config, log).catch((error) => {
      if (!(error instanceof BackupFault || error instanceof StartupError)) throw error;
      throw new CommandFault(error.message);
    });
    const { db } = await openStorage(config, log);
    try {
      const subject = String(counts.consultation ?? 0);
      await onRecord(db, personHere(), async () => ({ action: 'restore', subject, result: null }));
    } finally {
      await db.close();
    }
    print(`${formatInstant(madeAt)}의 백업에서 신청 ${counts.consultation ?? 0}건을 되돌렸습니다.`);
    print('verify로 검사하고, 그 뒤에 지운 신청이 있으면 다시 지워 주세요.');
    return 0;
  },
});
