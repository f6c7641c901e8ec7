import { consent } from '#app/consult/requests/consent.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { deletionDue } from '#app/consult/requests/retention-period.ts';
import type { Delivery, StoredConsultation } from '#app/consult/requests/stored.ts';
import { firm } from '#app/firm/view/firm.ts';
import { grid } from '../export/grid.ts';
import { messageLines } from '../messages/message-lines.ts';

/**
 * Writes the response to a visitor's access request: what 개인정보 보호법 시행령 제41조 제1항 requires, as text of 80 columns.
 * The response leaves out the firm's notes, which are its own work.
 *
 * @param months retention after the last contact
 */
export function accessReport(
  request: StoredConsultation,
  deliveries: readonly Delivery[],
  months: number,
): string {
  const arrived = deliveries.flatMap(({ channel, deliveredAt }) =>
    deliveredAt ? [`${formatInstant(deliveredAt)} ${channel}`] : [],
  );
  const rows = (lines: { term: string; text: string }[]) =>
    grid(lines.map(({ term, text }) => [term, text]));
  const due = request.eraseAt ?? deletionDue(request.lastContactAt, months);
  return [
    `개인정보 열람 결과 (${firm.name}, ${formatInstant(new Date().toISOString())})`,
    '상담 신청으로 저희가 가지고 있는 정보는 다음과 같습니다.',
    `1. 항목과 내용\n\n${rows(messageLines(request))}`,
    `2. 목적과 근거\n\n${rows(reasons(request))}`,
    `3. 보유 기간\n\n${grid([
      ['마지막 연락', formatInstant(request.lastContactAt)],
      ['지워질 때', formatInstant(due)],
    ])}`,
    `4. 법인의 담당자에게 전해진 때와 통로\n\n${arrived.join('\n') || '아직 없습니다.'}`,
    `고치거나 지우거나 처리를 멈추라고 요구하실 수 있습니다. 접수번호와 함께 연락해 주세요.\n${firm.privacyOfficer.department} ${firm.phone} ${firm.email}`,
  ].join('\n\n');
}

/** A request that the firm entered has no consent of the form. */
function reasons({ entered }: StoredConsultation): { term: string; text: string }[] {
  if (!entered) return consent.short;
  return [
    { term: '목적', text: '상담 신청의 확인, 연락과 상담' },
    { term: '근거', text: entered.basis },
  ];
}
