import { removeRequests } from '../admin/removal.server.ts';
import { command } from './command.ts';
import { CommandFault, noSuchRequest } from './fault.ts';
import { print } from './output.ts';
import { readReferenceWord } from './read-words.ts';
import { wipe } from './wipe.ts';
import { withStorage } from './with-storage.ts';

export const deleteCommand = command({
  help: `
consult delete 접수번호 --yes    신청하신 분이 지워 달라고 하실 때. 되살릴 수 없습니다.

메모, 전달 상태, 파일 통로의 메일도 같이 지웁니다. 이미 보낸 메일과 문자는 받은 곳에서, 백업은 기간이 지나면 지워집니다.
`,
  options: { yes: { type: 'boolean' } },
  words: ['접수번호'],
  run({ yes }, [word = '']) {
    const reference = readReferenceWord(word);
    if (!yes) {
      throw new CommandFault(
        `${reference}: 지우면 되살릴 수 없습니다. 지우시려면 --yes를 붙여 주세요.`,
        2,
      );
    }
    return withStorage(async ({ storage: { db }, config: { dataDir }, person }) => {
      const { removed, busy } = await removeRequests({ db, dataDir, person }, 'delete', (one) =>
        one
          .selectFrom('consultation')
          .select(['id', 'reference'])
          .where('reference', '=', reference)
          .execute(),
      );
      if (busy.length > 0) {
        throw new CommandFault(
          `${reference}: 지금 보내는 중이라 아직 지우지 않았습니다. 1분 뒤에 다시 해 주세요.`,
        );
      }
      if (removed.length === 0) throw noSuchRequest(reference);
      await wipe(db);
      print(`${reference}: 지웠습니다. 이미 보낸 메일은 메일함에서 지워 주세요.`);
      return 0;
    });
  },
});
