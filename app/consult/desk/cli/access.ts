import { consent } from '#app/consult/requests/consent.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { isDamaged, readRequest } from '#app/consult/requests/request-reader.server.ts';
import { deletionDue } from '#app/consult/requests/retention-period.ts';
import type { Delivery, StoredConsultation } from '#app/consult/requests/stored.ts';
import { firm } from '#app/firm/view/firm.ts';
import { messageLines } from '../messages/message-lines.ts';
import { command } from './command.ts';
import { CommandFault, noSuchRequest } from './fault.ts';
import { grid } from './grid.ts';
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
    `2. 목적과 근거\n\n${rows(consent.short)}`,
    `3. 보유 기간\n\n${grid([
      ['마지막 연락', formatInstant(request.lastContactAt)],
      ['지워질 때', formatInstant(due)],
    ])}`,
    `4. 법인의 담당자에게 전해진 때와 통로\n\n${arrived.join('\n') || '아직 없습니다.'}`,
    `고치거나 지우거나 처리를 멈추라고 요구하실 수 있습니다. 접수번호와 함께 연락해 주세요.\n${firm.privacyOfficer.department} ${firm.phone} ${firm.email}`,
  ].join('\n\n');
}
