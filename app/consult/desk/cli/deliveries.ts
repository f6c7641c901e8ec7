import { retryDeliveries, undelivered } from '#app/consult/delivery/waiting.server.ts';
import { deliveryState } from '../export/export-row.ts';
import { command } from './command.ts';
import { UsageFault } from './fault.ts';
import { print, printJson } from './output.ts';
import { readLimit, readReferenceWord } from './read-words.ts';
import { deliveriesTable } from './text-tables.ts';
import { withStorage } from './with-storage.ts';

export const deliveries = command({
  help: `
consult deliveries     아직 전달되지 않은 것을 통로마다. 성함과 연락처는 나오지 않습니다.

  --stuck           막힌 것만: 스스로 풀리지 않을 것 같아 여섯 시간마다 보내 보는 것
  --limit 수        이만큼까지 (50)
  --json            프로그램이 읽을 수 있게
`,
  options: {
    stuck: { type: 'boolean' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(values) {
    const limit = readLimit(values.limit);
    const all = await withStorage(({ storage, person }) => undelivered(storage, person));
    const some = values.stuck ? all.filter(({ stuckAt }) => stuckAt) : all;
    if (values.json) printJson(some.map(deliveryState));
    else print(deliveriesTable(some, limit));
  },
});

export const retry = command({
  help: `
consult retry 접수번호           이 신청의 전달되지 않은 것을 지금 다시 보냅니다.
consult retry --channel 통로     이 통로에서 기다리는 것을 모두. 예: --channel mail
consult retry --stuck            막힌 것을 모두

원인을 고친 뒤에 하세요. 돌고 있는 서버가 1분 안에 보냅니다.
`,
  options: { channel: { type: 'string' }, stuck: { type: 'boolean' } },
  words: ['[접수번호]'],
  async run({ channel, stuck }, [word]) {
    if (!word && !channel && !stuck) {
      throw new UsageFault('무엇을 다시 보낼지 적어 주세요: 접수번호, --channel 통로, --stuck');
    }
    const reference = word && readReferenceWord(word);
    const count = await withStorage(({ storage, person }) =>
      retryDeliveries(storage, person, { reference, channel, stuck }),
    );
    if (count > 0) return print(`${count}건을 다시 보냅니다. 돌고 있는 서버가 1분 안에 보냅니다.`);
    print('다시 보낼 것이 없습니다. 이미 전달되었거나, 그런 신청이나 통로가 없습니다.');
    process.exitCode = 1;
  },
});
