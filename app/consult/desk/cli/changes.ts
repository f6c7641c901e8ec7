import { createInterface } from 'node:readline/promises';
import { text as readAll } from 'node:stream/consumers';
import { appointmentDoubts, type OfferedTime } from '#app/consult/requests/appointment-doubts.ts';
import { formatInstant, formatSortable } from '#app/consult/requests/fields/instant.ts';
import { momentWords } from '#app/consult/requests/moment-words.ts';
import { addNote, readNoteText } from '#app/consult/requests/notes.server.ts';
import { deletionDue } from '#app/consult/requests/retention-period.ts';
import { type Status, statuses } from '#app/consult/requests/states.ts';
import { setStatus, undoStatus } from '#app/consult/requests/status.server.ts';
import { command } from './command.ts';
import { CommandFault, noSuchRequest, UsageFault } from './fault.ts';
import { print } from './output.ts';
import { listOf, readMoment, readReferenceWord, readWord } from './read-words.ts';
import { withStorage } from './with-storage.ts';

/** The word that undoes the last change, in the place of a status. */
const UNDO = '되돌리기';

export const status = command({
  help: `
consult status 접수번호 상태 [때]    상태는 ${listOf(statuses)} 가운데 하나입니다.
consult status 접수번호 ${UNDO}     마지막으로 바꾼 것을 되돌립니다.

상담예약에는 날과 시각을 적습니다. 예: consult status 7KQ2-M4XD 상담예약 2026-12-01 14:00
  --yes    근무 시간이 아니거나 쉬는 날이거나 먼 날이어도 묻지 않습니다

신청하신 분께 드리는 상담예약 안내는 5분 기다렸다가 나갑니다. 그 전에 되돌리면 나가지 않습니다.

연락함, 상담예약, 수임은 지금 연락이 닿았다는 뜻이어서, 보유 기간을 지금부터 다시 셉니다. 다시 연락하셨으면 연락함을 한 번 더 적으면 됩니다.
`,
  options: { yes: { type: 'boolean' } },
  words: ['접수번호', '상태', '[때…]'],
  async run({ yes = false }, [word = '', name = '', ...when]) {
    const reference = readReferenceWord(word);
    if (name === UNDO) return undo(reference);
    const status = readWord('상태', statuses, name);
    const next = { status, appointmentAt: await readAppointment(status, when.join(' '), yes) };
    await withStorage(async ({ storage, config, person }) => {
      const change = await setStatus(storage, person, reference, next);
      if (!change) throw noSuchRequest(reference);
      if (change.outcome === 'refused') {
        throw new CommandFault(
          change.from === 'withdrawn'
            ? `${reference}: 신청하신 분이 취소하신 신청이라 바꾸지 않습니다. 마음을 바꾸셨으면 새로 신청하시게 하거나 consult add로 적어 주세요.`
            : `${reference}: 지금 ${statuses[change.from]}입니다. ‘${statuses[status]}’ 상태로는 바꿀 수 없습니다. 연락함으로 먼저 바꾸어 주세요.`,
        );
      }
      const booked = next.appointmentAt ? ` ${momentWords(next.appointmentAt)}` : '';
      const due = formatInstant(deletionDue(change.lastContactAt, config.retentionMonths));
      print(`${reference}: ${statuses[status]}${booked}. ${due}에 저절로 지워집니다.`);
      const { formerAppointmentAt: former } = change;
      if (former && former > new Date().toISOString() && former !== next.appointmentAt) {
        const what = next.appointmentAt ? '옮겼습니다' : '취소했습니다';
        const told =
          status === 'withdrawn'
            ? '신청하신 분께는 알리지 않습니다.'
            : '안내받으신 분께는 5분쯤 뒤에 알립니다.';
        print(
          `${momentWords(former)}에 잡아 둔 상담은 ${what}. ${told} 되돌리려면 consult status ${reference} ${UNDO}`,
        );
      }
    });
  },
});

async function undo(reference: string): Promise<void> {
  await withStorage(async ({ storage, person }) => {
    const before = await undoStatus(storage, person, reference);
    if (!before) throw noSuchRequest(reference);
    if (before === 'stale') {
      throw new CommandFault(
        `${reference}: 되돌릴 것이 없습니다. 한 번 되돌렸거나, 아직 바꾼 적이 없거나, 신청하신 분이 취소하셨습니다.`,
      );
    }
    const { status, appointmentAt } = before;
    const booked = appointmentAt ? ` ${momentWords(appointmentAt)}` : '';
    print(`${reference}: 되돌렸습니다. ${statuses[status]}${booked}`);
  });
}

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

/**
 * Reads the time of an appointment. An unusual time is asked about once more: at the terminal, elsewhere by a fault that
 * names `--yes`.
 */
async function readAppointment(status: Status, when: string, yes: boolean): Promise<string | null> {
  if (status !== 'booked') {
    if (when) throw new UsageFault('때는 상담예약에만 적습니다.');
    return null;
  }
  const at = readMoment(when);
  const now = new Date();
  const doubts = appointmentDoubts(at, now);
  if (doubts === null || (yes && at > now.toISOString())) return at;
  if (doubts === 'past' || yes) {
    throw new UsageFault('지난 때입니다. 앞으로 상담하실 날과 시각을 적어 주세요.');
  }
  const reasons = doubts.reasons.join(' ');
  if (process.stdin.isTTY) return choose(reasons, doubts.offered);
  const [first, second] = doubts.offered;
  const instead = first?.at === at ? second : first;
  const meant = instead && `${instead.words}라면 이렇게 적어 주세요: ${formatSortable(instead.at)}`;
  const sure = first?.at === at && `${first.words}: ${reasons} 맞으면 --yes를 붙여 주세요.`;
  throw new UsageFault([sure || reasons, meant].filter(Boolean).join(' '));
}

/** Asks at the terminal which of the times is meant. */
async function choose(reasons: string, offered: readonly OfferedTime[]): Promise<string> {
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const lines = offered.map(({ words }, index) => `  ${index + 1}  ${words}`);
    process.stderr.write(`${[reasons, ...lines].join('\n')}\n`);
    const answer = await reader.question('맞는 때의 번호를 적어 주세요 (그만두려면 비워 두세요): ');
    const chosen = offered[Number(answer.trim()) - 1];
    if (chosen) return chosen.at;
    throw new CommandFault('아무것도 바꾸지 않았습니다.');
  } finally {
    reader.close();
  }
}

/** In characters. */
const MAX_NOTE = 10_000;

async function noteFromInput(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('메모를 적고 새 줄에서 Ctrl+D를 누르세요.\n');
  return readAll(process.stdin);
}
