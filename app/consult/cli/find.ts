import { indexNames } from '../admin/name-index.server.ts';
import { createRequestReader } from '../admin/request-reader.server.ts';
import { command } from './command.ts';
import { printListing } from './print-listing.ts';
import { readWhom } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const find = command({
  help: `
consult find 연락처나 성함    이 전화번호, 이메일, 성함으로 온 신청을 찾습니다. 예: consult find 010-1234-5678

성함은 적으신 그대로여야 합니다. 띄어쓰기와 영문의 대소문자는 가리지 않습니다.

  --json            프로그램이 읽을 수 있게
`,
  options: { json: { type: 'boolean' } },
  words: ['연락처나 성함…'],
  run(values, words) {
    const whom = readWhom(words.join(' '));
    return withStorage(async ({ storage, person }) => {
      if (whom.name !== undefined) await indexNames(storage);
      const listing = await createRequestReader(storage, person).list(whom, 1_000, 'find');
      return printListing(listing, values.json);
    });
  },
});
