import { isDamaged, readRequest } from '#app/consult/requests/request-reader.server.ts';
import { exportValue } from '../export/export-row.ts';
import { command } from './command.ts';
import { CommandFault, noSuchRequest } from './fault.ts';
import { print, printJson } from './output.ts';
import { readReferenceWord } from './read-words.ts';
import { damageWords, requestSheet } from './text-tables.ts';
import { withStorage } from './with-storage.ts';

export const show = command({
  help: `
consult show 접수번호  한 건의 모든 내용: 적은 것, 전달, 메모. 접속기록에 남습니다.

  --json            프로그램이 읽을 수 있게
`,
  options: { json: { type: 'boolean' } },
  words: ['접수번호'],
  async run(values, [word = '']) {
    const reference = readReferenceWord(word);
    await withStorage(async ({ storage, config, person }) => {
      const found = await readRequest(storage, person, reference);
      if (!found) throw noSuchRequest(reference);
      if (values.json) printJson(exportValue(found));
      else print(requestSheet(found, config.retentionMonths));
      if (isDamaged(found.request)) {
        throw new CommandFault(`${reference}: ${damageWords(found.request)}`);
      }
    });
  },
});
