import { backupFolder, findDamagedBackups } from '#app/consult/requests/backup/backup.server.ts';
import { type Verification, verify } from '#app/consult/requests/verify.server.ts';
import { command } from './command.ts';
import { print, printJson } from './output.ts';
import { withStorage } from './with-storage.ts';

export const verifyCommand = command({
  help: `
consult verify         모든 신청과 메모를 열어 보고, 데이터베이스와 백업을 검사합니다. 내용은 나오지 않습니다.

  --json            프로그램이 읽을 수 있게
`,
  options: { json: { type: 'boolean' } },
  async run({ json }) {
    const found = await withStorage(async ({ storage, config, person }) => ({
      ...(await verify(storage, person)),
      backups: await findDamagedBackups(backupFolder(config.dataDir)),
    }));
    const { damaged, database, backups } = found;
    const intact = damaged.length === 0 && database.length === 0;
    const sound = intact && backups.damaged.length === 0;
    if (json) printJson({ sound, ...found });
    else {
      print(report(found).join('\n'));
      if (sound) print('모두 온전합니다.');
      else if (!intact) print(ADVICE);
    }
    if (!sound) process.exitCode = 1;
  },
});

const ADVICE = '온전하지 않습니다. 서버를 멈추고, 온전한 백업에서 되찾아 주세요.';

type Found = Verification & { backups: { checked: number; damaged: string[] } };

function report({ requests, notes, damaged, database, backups }: Found): string[] {
  return [
    `신청 ${requests}건, 메모 ${notes}건을 열었습니다.`,
    damaged.length > 0 ? `  열리지 않거나 바뀐 신청: ${damaged.join(' ')}` : '  모두 열립니다.',
    database.length > 0
      ? `데이터베이스가 손상되었습니다: ${database.slice(0, 3).join(', ')}`
      : '데이터베이스는 온전합니다.',
    backups.damaged.length > 0
      ? `만들 때와 달라진 백업: ${backups.damaged.join(', ')}. 지우고 backup을 새로 해 주세요.`
      : backups.checked > 0
        ? `백업 ${backups.checked}개는 만들 때 그대로입니다.`
        : '이 폴더에는 백업이 없습니다.',
  ];
}
