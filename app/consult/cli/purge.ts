import { checkClock, trustClock } from '../retention/clock-guard.server.ts';
import { dueReferences, purge } from '../retention/purge.server.ts';
import { command } from './command.ts';
import { CommandFault } from './fault.ts';
import { print, printJson } from './output.ts';
import { wipe } from './wipe.ts';
import { withStorage } from './with-storage.ts';

export const purgeCommand = command({
  help: `
consult purge          보유 기간(RETENTION_MONTHS)이 지난 신청을 지금 지웁니다. 되살릴 수 없습니다.

돌고 있는 서버가 한 시간마다 스스로 하는 일입니다. 서버를 오래 꺼 두었을 때 쓰세요.

  --dry-run         지우지 않고, 지워질 접수번호만 봅니다
  --clock-checked   서버를 이틀 넘게 꺼 두었거나 시계를 고쳤으면 컴퓨터의 날짜를 확인하고 이것을 적습니다
  --json            프로그램이 읽을 수 있게
`,
  options: {
    'dry-run': { type: 'boolean' },
    'clock-checked': { type: 'boolean' },
    json: { type: 'boolean' },
  },
  run(values) {
    return withStorage(async ({ storage: { db }, config, person }) => {
      const now = new Date();
      const dry = values['dry-run'] === true;
      if (!dry && values['clock-checked']) await trustClock(db, now);
      const clock = dry || values['clock-checked'] ? 'trusted' : await checkClock(db, now, false);
      if (clock !== 'trusted') {
        const why =
          clock === 'behind'
            ? '사이트가 마지막으로 안 때보다 늦습니다'
            : '사이트가 마지막으로 본 때에서 이틀 넘게 지났습니다';
        throw new CommandFault(
          `이 컴퓨터의 시각은 ${now.toLocaleString('ko-KR', { timeZone: 'Asia/Seoul' })}이고, ${why}. 맞는 시각이면 --clock-checked를 붙여 주세요.`,
        );
      }
      const references = dry
        ? await dueReferences({ db, config, person, now })
        : await purge({ db, config, person, now });
      if (!dry) await wipe(db);
      if (values.json) printJson(references);
      else {
        if (references.length > 0) print(references.join('\n'));
        print(`${references.length}건${dry ? '이 지워질 차례입니다.' : '을 지웠습니다.'}`);
      }
      return 0;
    });
  },
});
