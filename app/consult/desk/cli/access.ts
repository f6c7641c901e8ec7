import { isDamaged, readRequest } from '#app/consult/requests/request-reader.server.ts';
import { accessReport } from '../wishes/access-report.ts';
import { command } from './command.ts';
import { CommandFault, noSuchRequest } from './fault.ts';
import { print, writeNewFile } from './output.ts';
import { readReferenceWord } from './read-words.ts';
import { damageWords } from './text-tables.ts';
import { withStorage } from './with-storage.ts';

export const access = command({
  help: `
consult access 접수번호    신청하신 분이 열람을 요구하실 때 드릴 글(개인정보 보호법 제35조)

  --to 파일         새로 만들 파일. 있는 파일은 덮어쓰지 않습니다. 적지 않으면 화면에 나옵니다

법인의 메모는 들어가지 않습니다. 요구를 받은 날부터 10일 안에 드려야 합니다.
`,
  options: { to: { type: 'string' } },
  words: ['접수번호'],
  async run({ to }, [word = '']) {
    const reference = readReferenceWord(word);
    await withStorage(async ({ storage, config, person }) => {
      const found = await readRequest(storage, person, reference, 'access');
      if (!found) throw noSuchRequest(reference);
      const { request, deliveries } = found;
      if (isDamaged(request)) throw new CommandFault(`${reference}: ${damageWords(request)}`);
      const report = accessReport(request, deliveries, config.retentionMonths);
      if (to === undefined) return print(report);
      await writeNewFile(to, `${report}\n`);
      print(`${to}: 드릴 글을 담았습니다. 드린 뒤 되살릴 수 없게 지워 주세요.`);
    });
  },
});
