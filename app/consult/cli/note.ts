import { text as readAll } from 'node:stream/consumers';
import { addNote, readNoteText } from '../admin/notes.server.ts';
import { command } from './command.ts';
import { noSuchRequest, UsageFault } from './fault.ts';
import { print } from './output.ts';
import { readReferenceWord } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const noteCommand = command({
  help: `
consult note 접수번호 "쓸 말"    법인의 메모를 답니다. 신청과 같이 봉하고, 신청이 지워질 때 같이 지웁니다.
consult note 접수번호 < 파일     긴 글은 이렇게. 명령에 적은 글은 셸의 기록에 남으니, 민감한 글도 이렇게 넣습니다.
`,
  words: ['접수번호', '[쓸 말…]'],
  async run(_, [word = '', ...given]) {
    const reference = readReferenceWord(word);
    const typed = given.length > 0 ? given.join(' ') : await fromInput();
    const note = readNoteText(typed, MAX_LENGTH);
    if ('problem' in note) throw new UsageFault(note.problem);
    await withStorage(async ({ storage, person }) => {
      if (!(await addNote(storage, person, reference, note.text))) throw noSuchRequest(reference);
      print(`${reference}에 메모를 달았습니다.`);
    });
  },
});

const MAX_LENGTH = 10_000;

async function fromInput(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('메모를 적고 새 줄에서 Ctrl+D를 누르세요.\n');
  return readAll(process.stdin);
}
