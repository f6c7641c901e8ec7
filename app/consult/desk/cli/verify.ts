import { type Verification, verify } from '#app/consult/requests/verify.server.ts';
import { command } from './command.ts';
import { print, printJson } from './output.ts';
import { withStorage } from './with-storage.ts';

export const verifyCommand = command({
  help: `
consult verify         모든 신청과 메모를 열어 보고, 데이터베이스를 검사합니다. 내용은 나오지 않습니다.

  --json            프로그램이 읽을 수 있게
`,
  options: { json: { type: 'boolean' } },
  async run({ json }) {
    const found = await withStorage(({ storage, person }) => verify(storage, person));
    const intact = found.damaged.length === 0 && found.database.length === 0;
    if (json) printJson({ sound: intact, ...found });
    else print([...report(found), intact ? '모두 온전합니다.' : ADVICE].join('\n'));
    if (!intact) process.exitCode = 1;
  },
});

const ADVICE = '온전하지 않습니다. 서버를 멈추고, 온전한 백업에서 되찾아 주세요.';

function report({ requests, notes, damaged, database }: Verification): string[] {
  return [
    `신청 ${requests}건, 메모 ${notes}건을 열었습니다.`,
    damaged.length > 0 ? `  열리지 않거나 바뀐 신청: ${damaged.join(' ')}` : '  모두 열립니다.',
    database.length > 0
      ? `데이터베이스가 손상되었습니다: ${database.slice(0, 3).join(', ')}`
      : '데이터베이스는 온전합니다.',
  ];
}
