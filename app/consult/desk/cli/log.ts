import { readAccessLog } from '#app/consult/requests/access-log/access-log.server.ts';
import { command } from './command.ts';
import { print, printJson } from './output.ts';
import { readLimit } from './read-words.ts';
import { accessTable } from './text-tables.ts';
import { withStorage } from './with-storage.ts';

export const log = command({
  help: `
consult log            접속기록, 새것부터: 누가, 어디서, 누구의 것을, 무엇을, 언제. 달마다 살펴보아야 합니다(개인정보의 안전성 확보조치 기준 제8조).

  --limit 수        이만큼까지 (50)
  --json            프로그램이 읽을 수 있게
`,
  options: { limit: { type: 'string' }, json: { type: 'boolean' } },
  async run(values) {
    const limit = readLimit(values.limit);
    const records = await withStorage(({ storage, person }) =>
      readAccessLog(storage.db, person, limit),
    );
    if (values.json) printJson(records);
    else print(accessTable(records));
  },
});
