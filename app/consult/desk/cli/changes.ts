import { text as readAll } from 'node:stream/consumers';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { addNote, readNoteText } from '#app/consult/requests/notes.server.ts';
import { deletionDue } from '#app/consult/requests/retention-period.ts';
import { type Status, statuses } from '#app/consult/requests/states.ts';
import { setStatus } from '#app/consult/requests/status.server.ts';
import { command } from './command.ts';
import { CommandFault, noSuchRequest, UsageFault } from './fault.ts';
import { print } from './output.ts';
import { listOf, readMoment, readReferenceWord, readWord } from './read-words.ts';
import { withStorage } from './with-storage.ts';

export const status = command({
  help: `
consult status 접수번호 상태 [때]    상태는 ${listOf(statuses)} 가운데 하나입니다.

상담예약에는 날과 시각을 적습니다. 예: consult status 7KQ2-M4XD 상담예약 2026-12-01 14:00

연락함, 상담예약, 수임은 지금 연락이 닿았다는 뜻이어서, 보유 기간을 지금부터 다시 셉니다. 다시 연락하셨으면 연락함을 한 번 더 적으면 됩니다.
`,
  words: ['접수번호', '상태', '[때…]'],
  async run(_, [word = '', name = '', ...when]) {
    const reference = readReferenceWord(word);
    const status = readWord('상태', statuses, name);
    const next = { status, appointmentAt: readAppointment(status, when) };
    await withStorage(async ({ storage, config, person }) => {
      const change = await setStatus(storage, person, reference, next);
      if (!change) throw noSuchRequest(reference);
      if (change.outcome === 'refused') {
        throw new CommandFault(
          `${reference}: 지금 ${statuses[change.from]}입니다. ${statuses[status]}(으)로는 바꿀 수 없습니다. 연락함으로 먼저 바꾸어 주세요.`,
        );
      }
      const booked = next.appointmentAt ? ` ${formatInstant(next.appointmentAt)}` : '';
      const due = formatInstant(deletionDue(change.lastContactAt, config.retentionMonths));
      print(`${reference}: ${statuses[status]}${booked}. ${due}에 저절로 지워집니다.`);
    });
  },
});

export const noteCommand = command({
  help: `
consult note 접수번호 "쓸 말"    법인의 메모를 답니다. 신청처럼 암호화해 두고, 신청이 지워질 때 같이 지웁니다.
consult note 접수번호 < 파일     긴 글은 이렇게. 명령에 적은 글은 셸의 기록에 남으니, 민감한 글도 이렇게 넣습니다.
`,
  words: ['접수번호', '[쓸 말…]'],
  async run(_, [word = '', ...given]) {
    const reference = readReferenceWord(word);
    const typed = given.length > 0 ? given.join(' ') : await noteFromInput();
    const note = readNoteText(typed, MAX_NOTE);
    if ('problem' in note) throw new UsageFault(note.problem);
    await withStorage(async ({ storage, person }) => {
      if (!(await addNote(storage, person, reference, note.text))) throw noSuchRequest(reference);
      print(`${reference}에 메모를 달았습니다.`);
    });
  },
});

function readAppointment(status: Status, when: string[]): string | null {
  if (status !== 'booked') {
    if (when.length > 0) throw new UsageFault('때는 상담예약에만 적습니다.');
    return null;
  }
  const at = readMoment(when.join(' '));
  if (at > new Date().toISOString()) return at;
  throw new UsageFault('지난 때입니다. 앞으로 상담하실 날과 시각을 적어 주세요.');
}

/** In characters. */
const MAX_NOTE = 10_000;

async function noteFromInput(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('메모를 적고 새 줄에서 Ctrl+D를 누르세요.\n');
  return readAll(process.stdin);
}
