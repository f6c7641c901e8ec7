import { createRequestReader } from '../admin/request-reader.server.ts';
import { command } from './command.ts';
import { printListing } from './print-listing.ts';
import { readPhone } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const find = command({
  help: `
consult find 번호      이 전화번호로 온 신청을 찾습니다. 예: consult find 010-1234-5678

  --json            프로그램이 읽을 수 있게
`,
  options: { json: { type: 'boolean' } },
  words: ['전화번호…'],
  run(values, numbers) {
    const phone = readPhone(numbers.join(' '));
    return withStorage(async ({ storage, person }) => {
      const listing = await createRequestReader(storage, person).list({ phone }, 1_000, 'find');
      return printListing(listing, values.json);
    });
  },
});
