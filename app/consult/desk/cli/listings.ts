import {
  isDamaged,
  type Listing,
  listRequests,
} from '#app/consult/requests/request-reader.server.ts';
import { overdueRequests } from '../calls/overdue.server.ts';
import { withoutId } from '../export/export-row.ts';
import { command } from './command.ts';
import { CommandFault } from './fault.ts';
import { print, printJson, printNote } from './output.ts';
import {
  readLimit,
  readSelection,
  readWhom,
  selectionHelp,
  selectionOptions,
} from './read-words.ts';
import { listTable } from './text-tables.ts';
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
  async run(values) {
    const selection = readSelection(values);
    const limit = readLimit(values.limit);
    const listing = await withStorage(async ({ storage, person }): Promise<Listing> => {
      if (!values.overdue) return listRequests(storage, person, selection, limit);
      const all = await overdueRequests(storage, person, { selection });
      const requests = all.slice(0, limit);
      return { requests, more: all.length - requests.length };
    });
    printListing(listing, values.json);
  },
});

export const find = command({
  help: `
consult find 연락처나 성함    이 전화번호, 이메일, 성함으로 온 신청을 찾습니다. 예: consult find 010-1234-5678

성함은 일부만 적어도 됩니다. 띄어쓰기와 영문의 대소문자는 가리지 않습니다.

  --json            프로그램이 읽을 수 있게
`,
  options: { json: { type: 'boolean' } },
  words: ['연락처나 성함…'],
  async run(values, words) {
    const whom = readWhom(words.join(' '));
    const listing = await withStorage(({ storage, person }) =>
      listRequests(storage, person, { whom }, 1_000, 'find'),
    );
    printListing(listing, values.json);
  },
});

/** @throws CommandFault when a request does not open */
function printListing({ requests, more }: Listing, asJson = false): void {
  if (asJson) printJson(requests.map(withoutId));
  else print(listTable(requests));
  if (more > 0) printNote(`${more}건이 더 있습니다. 모두 보려면 --limit ${more + requests.length}`);
  if (requests.some(isDamaged)) {
    throw new CommandFault('열리지 않는 신청이 있습니다. show 접수번호로 이유를 보세요.');
  }
}
