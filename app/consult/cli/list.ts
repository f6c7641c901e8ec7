import { createRequestReader } from '../admin/request-reader.server.ts';
import { overdueRequests } from '../calls/overdue.server.ts';
import { command } from './command.ts';
import { printListing } from './print-listing.ts';
import { readLimit, readSelection, selectionHelp, selectionOptions } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const list = command({
  help: `
consult list [옵션]    받은 신청, 새것부터. 본 사람과 접수번호가 접속기록에 남습니다.

${selectionHelp}
  --overdue         알려 드린 때까지 전화하지 않은 것, 오래된 것부터
  --limit 수        이만큼까지 (50)
  --json            프로그램이 읽을 수 있게
`,
  options: {
    ...selectionOptions,
    overdue: { type: 'boolean' },
    limit: { type: 'string' },
    json: { type: 'boolean' },
  },
  run(values) {
    const selection = readSelection(values);
    const limit = readLimit(values.limit);
    return withStorage(async ({ storage, person }) => {
      if (values.overdue) {
        const all = await overdueRequests(storage, person, { selection });
        const requests = all.slice(0, limit);
        return printListing({ requests, more: all.length - requests.length }, values.json);
      }
      const listing = await createRequestReader(storage, person).list(selection, limit);
      return printListing(listing, values.json);
    });
  },
});
