import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { statuses } from '#app/consult/requests/states.ts';
import { firm } from '#app/firm/view/firm.ts';
import { type Html, html } from '#app/platform/html.ts';
import type { Mistake } from './act-input.ts';
import type { ActName } from './acts.ts';
import type { ActState } from './do-act.server.ts';

/** The firm's hours, for the person who books an appointment. */
const hours = [
  firm.hours?.text,
  firm.callHours?.evening && `평일 저녁 ${firm.callHours.evening.text}`,
  firm.callHours?.saturday && `토요일 ${firm.callHours.saturday.text}`,
]
  .filter(Boolean)
  .join(', ');

/** The state of a request, without personal data. */
export function stateList({ reference, receivedAt, status, statusChangedAt }: ActState): Html {
  const rows = [
    ['접수번호', reference],
    ['받은 때', formatInstant(receivedAt)],
    ['지금 상태', `${statuses[status]} (${formatInstant(statusChangedAt)}부터)`],
  ];
  const row = ([term = '', text = '']: string[]) =>
    html`<div class="border-b border-line py-3.5 sm:grid sm:grid-cols-[9rem_1fr]"><dt class="text-muted">${term}</dt><dd class="text-ink">${text}</dd></div>\n`;
  return html`<dl class="mt-8 max-w-[37em] border-t border-line">
${rows.map(row)}</dl>`;
}

/** The fields of an act's form, with what was typed after a mistake; null: the act needs none. */
export function actFields(act: ActName, mistake: Mistake | undefined): Html | null {
  const described = mistake ? html` aria-invalid="true" aria-describedby="problem"` : null;
  if (act === 'note') {
    return html`<p class="mb-6 max-w-[37em]"><label class="block font-semibold text-ink" for="note">메모</label>
<span class="block text-muted" id="hint">신청처럼 암호화해 두고, 신청을 지울 때 같이 지웁니다. 주민등록번호는 적지 마세요.</span>
<textarea class="mt-2 field w-full" id="note" name="note" rows="6" required${described}>${mistake?.note}</textarea></p>`;
  }
  if (act !== 'booked') return null;
  return html`<p class="mb-6"><label class="block font-semibold text-ink" for="when">상담하실 날과 시각</label>
${
  hours &&
  html`<span class="block text-muted">${hours}</span>
`
}<input class="mt-2 field" id="when" name="when" type="datetime-local" required value="${mistake?.when}"${described}></p>`;
}
