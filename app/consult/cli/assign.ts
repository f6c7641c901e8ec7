import { assign } from '../admin/assign.server.ts';
import { SealError } from '../storage/seal.server.ts';
import { command } from './command.ts';
import { CommandFault, noSuchRequest } from './fault.ts';
import { print } from './output.ts';
import { readLine, readReferenceWord } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const assignCommand = command({
  help: `
consult assign 접수번호 담당자    누가 맡는지 적습니다. 신청과 같이 봉합니다. 담당자를 적지 않으면 지웁니다.
`,
  words: ['접수번호', '[담당자…]'],
  async run(_, [word = '', ...name]) {
    const reference = readReferenceWord(word);
    const assignee = readLine('담당자', name.join(' '), 50);
    await withStorage(async ({ storage, person }) => {
      const found = await assign(storage, person, reference, assignee).catch((error: unknown) => {
        if (!(error instanceof SealError)) throw error;
        throw new CommandFault(`${reference}: 열리지 않아 적지 못했습니다. show로 까닭을 보세요.`);
      });
      if (!found) throw noSuchRequest(reference);
      print(assignee ? `${reference}: 담당 ${assignee}` : `${reference}: 담당자를 지웠습니다.`);
    });
  },
});
