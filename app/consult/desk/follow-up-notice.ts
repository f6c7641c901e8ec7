import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { phoneText } from '#app/consult/requests/fields/phone-text.server.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { briefOf } from './messages/brief.server.ts';
import { isCalled } from './messages/message-lines.ts';
import type { Notice, NoticeItem } from './messages/notice.ts';

/**
 * Composes the notice that a visitor has corrected the number. It names the new number first, then the former ones.
 *
 * @param at time of the correction
 * @returns null if the visitor has corrected it again since
 */
export function correctionNotice(request: StoredConsultation, at: string | null): Notice | null {
  const { reference, phone, email, formerPhones = [] } = request;
  const last = formerPhones.at(-1);
  if (last?.until !== at) return null;
  return {
    event: 'consultation.corrected',
    title: `[번호 고침] ${reference}`,
    heading: '번호를 고치셨습니다',
    intro: ['신청하신 분이 접수증에서 전화번호를 고치셨습니다. 새 번호로 전화해 주세요.'],
    call: phone,
    ...(email && { replyTo: email }),
    parts: [
      {
        title: '번호',
        items: [
          {
            term: '새 번호',
            text: `${formatInstant(at)}에 고치셨습니다`,
            person: phoneText(phone),
          },
          ...formerPhones.toReversed().map((former) => ({
            term: '앞서 적으신 번호',
            text: `${formatInstant(former.until)}까지`,
            person: phoneText(former.phone),
          })),
        ],
      },
      { title: '신청', items: [requestItem(request)] },
    ],
    data: { request: { reference, correctedAt: at } },
  };
}

/**
 * Composes the notice that a visitor has added a word.
 *
 * @param at time at which the word was added
 */
export function wordNotice(request: StoredConsultation, at: string | null): Notice | null {
  const { reference, phone, email, words = [] } = request;
  const word = words.find((one) => one.at === at);
  if (!word) return null;
  return {
    event: 'consultation.added',
    title: `[덧붙인 말씀] ${reference}`,
    heading: '말씀을 덧붙이셨습니다',
    intro: ['신청하신 분이 접수증에서 말씀을 덧붙이셨습니다. 전화하기 전에 읽어 주세요.'],
    ...(isCalled(request) && { call: phone }),
    ...(email && { replyTo: email }),
    parts: [
      {
        title: '덧붙이신 말씀',
        items: [{ term: formatInstant(word.at), text: '', person: word.text }],
      },
      { title: '신청', items: [requestItem(request)] },
    ],
    data: { request: { reference, addedAt: word.at } },
  };
}

function requestItem(request: StoredConsultation): NoticeItem {
  const { reference, name, status } = request;
  const { area, stage } = briefOf(request);
  return {
    term: reference,
    text: `${area} · ${stage}`,
    person: name,
    request: { reference, status, actions: ['contacted', 'missed', 'note'] },
  };
}
