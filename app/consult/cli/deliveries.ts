import { undelivered } from '../admin/deliveries.server.ts';
import { deliveryState } from '../admin/export-row.ts';
import { command } from './command.ts';
import { print, printJson } from './output.ts';
import { readLimit } from './read-words.ts';
import { deliveriesTable } from './tables.ts';
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
  run(values) {
    const limit = readLimit(values.limit);
    return withStorage(async ({ storage, person }) => {
      const all = await undelivered(storage, person);
      const some = values.stuck ? all.filter(({ stuckAt }) => stuckAt) : all;
      if (values.json) {
        printJson(
          some.map((one) => ({
            reference: one.reference,
            receivedAt: one.receivedAt,
            ...deliveryState(one),
          })),
        );
      } else print(deliveriesTable(some, limit));
      return 0;
    });
  },
});
