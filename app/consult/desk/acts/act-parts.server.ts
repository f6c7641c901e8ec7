import { fieldValue, hoursText } from '#app/consult/requests/appointment-doubts.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { momentWords } from '#app/consult/requests/moment-words.ts';
import type { OpenWishes } from '#app/consult/requests/open-wishes.server.ts';
import { roundWords } from '#app/consult/requests/retention-period.ts';
import { statuses } from '#app/consult/requests/states.ts';
import { type Html, html } from '#app/platform/html.ts';
import type { Mistake } from './act-input.ts';
import { type ActName, acts } from './acts.ts';
import type { ActState } from './do-act.server.ts';

/** The state of a request, without personal data. */
export function stateList(state: ActState): Html {
  const { reference, receivedAt, status, statusChangedAt, appointmentAt, wishes } = state;
  const rows = [
    ...(appointmentAt ? [['상담할 때', momentWords(appointmentAt)]] : []),
    ['접수번호', reference],
    ['받은 때', formatInstant(receivedAt)],
    ['지금 상태', `${statuses[status]} (${formatInstant(statusChangedAt)}부터)`],
    ...wishRows(wishes),
  ];
  const row = ([term = '', text = '']: string[]) =>
    html`<div class="border-b border-line py-3.5 sm:grid sm:grid-cols-[9rem_1fr]"><dt class="text-muted">${term}</dt><dd class="text-ink">${text}</dd></div>\n`;
  return html`<dl class="mt-8 max-w-[37em] border-t border-line">
${rows.map(row)}</dl>`;
}

function wishRows(wishes: OpenWishes | null): string[][] {
  if (!wishes) return [];
  const { deletionAt, copy, deletionWaits } = wishes;
  return [
    ...(copy ? [['열람 요구', '아직 드리지 않았습니다']] : []),
    ...(deletionAt ? [['삭제 요구', `${roundWords(deletionAt)} 지웁니다`]] : []),
    ...(deletionWaits && !deletionAt ? [['삭제 요구', '열람의 글을 드린 뒤에 지웁니다']] : []),
  ];
}

/**
 * Warns of what an act ends (an appointment that is still to come, a wish for deletion), and of an act on a request that
 * is about to be deleted.
 */
export function actWarning(act: ActName, state: ActState, now = new Date()): Html {
  const warnings = [endedAppointment(act, state, now), deletionWarning(act, state)];
  return html`${warnings
    .filter((text) => text !== null)
    .map((text) => html`<p class="mt-6 max-w-[33em] font-semibold text-ink">${text}</p>\n`)}`;
}

function endedAppointment(act: ActName, { appointmentAt }: ActState, now: Date): string | null {
  const { status } = acts[act];
  const ends = status !== null && status !== 'booked';
  if (!ends || appointmentAt === null || appointmentAt <= now.toISOString()) return null;
  return `${momentWords(appointmentAt)}에 잡아 둔 상담은 취소됩니다. 상담 날짜를 안내받으신 분께는 취소도 알려 드립니다.`;
}

function deletionWarning(act: ActName, { wishes }: ActState): string | null {
  const { status } = acts[act];
  if (!wishes || !(wishes.deletionAt || wishes.deletionWaits)) return null;
  if (status === null || status === 'closed') return null;
  return status === 'retained'
    ? '지워 달라고 하신 신청입니다. 수임으로 바꾸시면 지우지 않습니다. 남겨야 하는 기록인지 담당 변호사가 보고 그분께 까닭을 알려 주세요.'
    : '지워 달라고 하신 신청입니다. 상태를 바꾸셔도 때가 되면 지웁니다. 지우지 않아야 하면 먼저 삭제 요구를 취소해 주세요.';
}

/**
 * The fields of an act's form, with what was typed after a mistake. The form needs a submit button after them.
 *
 * @returns null if the act needs none
 */
export function actFields(act: ActName, mistake: Mistake | undefined): Html | null {
  const described = mistake ? html` aria-invalid="true" aria-describedby="problem"` : null;
  if (act === 'note') {
    return html`<p class="mb-6 max-w-[37em]"><label class="block font-semibold text-ink" for="note">메모</label>
<span class="block text-muted" id="hint">신청처럼 암호화해 두고, 신청을 지울 때 같이 지웁니다. 주민등록번호는 적지 마세요.</span>
<textarea class="mt-2 field w-full" id="note" name="note" rows="6" required${described}>${mistake?.note}</textarea></p>`;
  }
  if (act !== 'booked') return null;
  return html`${mistake?.offered && question(mistake.offered, mistake.when)}<p class="mb-6 max-w-[37em]"><label class="block font-semibold text-ink" for="when">${mistake?.offered ? '다른 때면 고쳐 적기' : '상담하실 날과 시각'}</label>
${
  hoursText &&
  html`<span class="block text-muted">${hoursText}</span>
`
}<input class="mt-2 field" id="when" name="when" type="datetime-local" required value="${mistake?.when}"${described}></p>`;
}

/** Asks once more about an unusual time. */
function question(offered: NonNullable<Mistake['offered']>, asked: string): Html {
  const [only] = offered.length === 1 ? offered : [];
  const choice = ({ at, words }: (typeof offered)[number]) =>
    html`<label class="flex items-start gap-3 border-b border-line py-3.5 text-ink"><input class="mt-1.5 size-5 shrink-0" type="${only ? 'checkbox' : 'radio'}" name="sure" value="${fieldValue(at)}"><span>${words}</span></label>\n`;
  return html`<fieldset class="mb-8 max-w-[37em]"><legend class="font-semibold text-ink">${only ? '이때가 맞으면 표시해 주세요' : '언제입니까?'}</legend>
<input type="hidden" name="asked" value="${asked}">
<div class="mt-2 border-t border-line">${offered.map(choice)}</div></fieldset>\n`;
}
