import { consent } from '#app/content/consent.ts';
import { firm } from '#app/content/firm.ts';
import { messageLines } from '../message.ts';
import { deletionDue } from '../retention/retention-period.ts';
import { formatInstant } from '../submission/instant.ts';
import type { Delivery, StoredConsultation } from '../submission/stored.ts';
import { grid } from './grid.ts';

/**
 * Response to a visitor's access request: the facts of 개인정보 보호법 시행령 제41조 제1항, as text of 80 columns.
 * The firm's notes are not included: they are its own work.
 *
 * @param months retention after the last contact
 */
export function accessReport(
  request: StoredConsultation,
  deliveries: readonly Delivery[],
  months: number,
  now = new Date(),
): string {
  const arrived = deliveries.flatMap(({ channel, deliveredAt }) =>
    deliveredAt ? [`${formatInstant(deliveredAt)} ${channel}`] : [],
  );
  const rows = (lines: { term: string; text: string }[]) =>
    grid(lines.map(({ term, text }) => [term, text]));
  return [
    `개인정보 열람 결과 (${firm.name}, ${formatInstant(now.toISOString())})`,
    '상담 신청으로 저희가 가지고 있는 정보는 다음과 같습니다.',
    `1. 항목과 내용\n\n${rows(messageLines(request))}`,
    `2. 목적과 근거\n\n${rows(consent.facts)}`,
    `3. 보유 기간\n\n${rows([
      { term: '마지막 연락', text: formatInstant(request.lastContactAt) },
      {
        term: '지워질 때',
        text: formatInstant(request.eraseAt ?? deletionDue(request.lastContactAt, months)),
      },
    ])}`,
    `4. 법인의 담당자에게 전해진 때와 통로\n\n${arrived.join('\n') || '아직 없습니다.'}`,
    `고치거나 지우거나 처리를 멈추라고 요구하실 수 있습니다. 접수번호와 함께 연락해 주세요.\n${firm.privacyOfficer.department} ${firm.phone} ${firm.email}`,
  ].join('\n\n');
}
