import type { Command } from './cli/command.ts';
import { CommandFault } from './cli/fault.ts';
import { print, printNote } from './cli/output.ts';

/** Loaded on demand: a command does not load the modules of others. */
const commands: Record<string, { words: string; load(): Promise<Command> }> = {
  list: {
    words: '받은 신청, 새것부터. 상태, 날짜, 업무로 고를 수 있습니다',
    load: async () => (await import('./cli/list.ts')).list,
  },
  show: {
    words: '한 건의 모든 내용: 적은 것, 전달, 메모',
    load: async () => (await import('./cli/show.ts')).show,
  },
  find: {
    words: '전화번호, 이메일, 성함으로 찾습니다',
    load: async () => (await import('./cli/find.ts')).find,
  },
  status: {
    words: '부재중, 연락함, 상담예약, 수임, 종결 등으로 바꿉니다',
    load: async () => (await import('./cli/status.ts')).status,
  },
  assign: {
    words: '누가 맡는지 적습니다',
    load: async () => (await import('./cli/assign.ts')).assignCommand,
  },
  add: {
    words: '전화나 메신저로 온 신청을 적어 넣습니다',
    load: async () => (await import('./cli/add.ts')).add,
  },
  note: {
    words: '법인의 메모를 답니다',
    load: async () => (await import('./cli/note.ts')).noteCommand,
  },
  deliveries: {
    words: '아직 전달되지 않은 것',
    load: async () => (await import('./cli/deliveries.ts')).deliveries,
  },
  retry: {
    words: '전달되지 않은 것을 지금 다시 보냅니다',
    load: async () => (await import('./cli/retry.ts')).retry,
  },
  report: {
    words: '전화, 채팅, 신청이 몇 번 있었는지 그림과 표로',
    load: async () => (await import('./cli/report.ts')).report,
  },
  export: {
    words: '암호화한 파일로 내보냅니다',
    load: async () => (await import('./cli/export.ts')).exportCommand,
  },
  access: {
    words: '신청하신 분의 열람 요구에 드릴 글',
    load: async () => (await import('./cli/access.ts')).access,
  },
  delete: {
    words: '한 건을 되살릴 수 없게 지웁니다',
    load: async () => (await import('./cli/delete.ts')).deleteCommand,
  },
  purge: {
    words: '보유 기간이 지난 것을 지금 지웁니다',
    load: async () => (await import('./cli/purge.ts')).purgeCommand,
  },
  backup: {
    words: '모든 것을 한 파일로 백업합니다',
    load: async () => (await import('./cli/backup.ts')).backup,
  },
  restore: {
    words: '백업을 빈 곳에 되돌립니다',
    load: async () => (await import('./cli/restore.ts')).restore,
  },
  'rotate-key': {
    words: '모두 새 열쇠로 다시 봉합니다',
    load: async () => (await import('./cli/rotate-key.ts')).rotateKey,
  },
  verify: {
    words: '모두 열어 보고 접속기록의 사슬까지 검사합니다',
    load: async () => (await import('./cli/verify.ts')).verifyCommand,
  },
  log: {
    words: '접속기록: 누가 언제 무엇을 보았는지',
    load: async () => (await import('./cli/log.ts')).log,
  },
};

/** The command line. Exit codes: 0 success, 1 failure or damage found, 2 usage error. */
async function main([name, ...args]: string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    print(usage());
    return name === undefined ? 2 : 0;
  }
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found) {
    printNote(`'${name}' 명령은 없습니다.\n\n${usage()}`);
    return 2;
  }
  try {
    return await (await found.load()).run(args);
  } catch (error) {
    printNote(error instanceof CommandFault ? error.message : unexpected(error));
    return error instanceof CommandFault ? error.exitCode : 1;
  }
}

function usage(): string {
  const lines = Object.entries(commands).map(([name, { words }]) => `  ${name.padEnd(12)}${words}`);
  return `상담 신청을 보고 돌봅니다. 쓰는 법: npm run consult -- 명령 [옵션]

${lines.join('\n')}

명령마다 자세한 것은 --help를 붙여 봅니다. 예: npm run consult -- list --help
끝낼 때의 코드: 0 됨, 1 안 되었거나 온전하지 않음, 2 명령을 알아듣지 못함`;
}

/** Prints only the code: the message may quote personal data. */
function unexpected(error: unknown): string {
  const { name, code, errcode } = Object(error) as Partial<Record<string, unknown>>;
  return `하지 못했습니다 (${[name, errcode ?? code].filter(Boolean).join(' ')}). 데이터베이스에 쓸 수 있는지, 디스크가 차지 않았는지 보세요. 접속기록을 남기지 못하면 아무것도 보여 드리지 않습니다.`;
}

// The reader closed the pipe, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
process.exitCode = await main(process.argv.slice(2));
