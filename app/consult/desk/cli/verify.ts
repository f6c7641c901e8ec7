import type {
  AccessLogState,
  ChainHead,
} from '#app/consult/requests/access-log/access-chain.server.ts';
import { type Verification, verify } from '#app/consult/requests/verify.server.ts';
import { command } from './command.ts';
import { UsageFault } from './fault.ts';
import { print, printJson } from './output.ts';
import { withStorage } from './with-storage.ts';

export const verifyCommand = command({
  help: `
consult verify         모든 신청과 메모를 열어 보고, 데이터베이스와 접속기록의 사슬을 검사합니다. 내용은 나오지 않습니다.

  --head 번호:해시  전에 적어 둔 마지막 접속기록이 그대로 있는지도 봅니다. 뒤가 잘려 나간 것은 이것으로만 압니다
  --json            프로그램이 읽을 수 있게
`,
  options: { head: { type: 'string' }, json: { type: 'boolean' } },
  async run({ head, json }) {
    const known = head === undefined ? undefined : readHead(head);
    const found = await withStorage(({ storage, person }) => verify(storage, person, known));
    const intact = found.damaged.length === 0 && found.database.length === 0 && found.accessLog.ok;
    if (json) printJson({ sound: intact, ...found });
    else print([...report(found), intact ? '모두 온전합니다.' : ADVICE].join('\n'));
    if (!intact) process.exitCode = 1;
  },
});

const ADVICE = '온전하지 않습니다. 서버를 멈추고, 온전한 백업에서 되찾아 주세요.';

function report({ requests, notes, damaged, database, accessLog }: Verification): string[] {
  return [
    `신청 ${requests}건, 메모 ${notes}건을 열었습니다.`,
    damaged.length > 0 ? `  열리지 않거나 바뀐 신청: ${damaged.join(' ')}` : '  모두 열립니다.',
    database.length > 0
      ? `데이터베이스가 손상되었습니다: ${database.slice(0, 3).join(', ')}`
      : '데이터베이스는 온전합니다.',
    chainWords(accessLog),
  ];
}

function chainWords(state: AccessLogState): string {
  if (!state.ok) {
    return `접속기록의 사슬이 ${state.brokenAt}번에서 끊겼습니다. 누가 고치거나 지운 것입니다.`;
  }
  return `접속기록 ${state.count}건이 이어집니다. 마지막 기록:\n  ${state.position}:${state.hash}`;
}

function readHead(text: string): ChainHead {
  const [, position, hash = ''] = text.match(/^(\d{1,9}):([0-9a-f]{64})$/) ?? [];
  if (position) return { position: Number(position), hash };
  throw new UsageFault('--head에는 verify가 알려 준 마지막 기록을 적어 주세요: 번호:해시');
}
