import { createRequestReader } from '../admin/request-reader.server.ts';
import { command } from './command.ts';
import { printListing } from './print-listing.ts';
import { readContact } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const find = command({
  help: `
consult find 연락처    이 전화번호나 이메일로 온 신청을 찾습니다. 예: consult find 010-1234-5678

  --json            프로그램이 읽을 수 있게
`,
  options: { json: { type: 'boolean' } },
  words: ['연락처…'],
  run(values, words) {
    const contact = readContact(words.join(' '));
    return withStorage(async ({ storage, person }) => {
      const listing = await createRequestReader(storage, person).list(contact, 1_000, 'find');
      return printListing(listing, values.json);
    });
  },
});
