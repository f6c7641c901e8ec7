import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { caseRows, isDamaged, openCase } from '#app/consult/requests/request-reader.server.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { Notice } from '../messages/notice.ts';
import { accessReport } from './access-report.ts';
import { lastDayOf, verifications, wishKinds } from './wish.ts';
import { dueWords } from './wish-words.ts';
import { findWish, type Wish, type WishEvent } from './wishes.server.ts';

interface WishNoticeOptions extends ConsultStorage {
  retentionMonths: number;
  /** The address of the page that takes the wish back. */
  wishLink(id: string): string;
}

/**
 * Composes a notice about a wish. Only a channel that sends requests in full attaches the copy.
 *
 * @param about the wish's id and a `WishEvent`
 * @returns null if the wish was settled before the notice was sent
 */
export async function wishNotice(
  options: WishNoticeOptions,
  about: string | null,
): Promise<Notice | null> {
  const [id = '', event = ''] = about?.split(' ') ?? [];
  const wish = await findWish(options.db.query, id);
  if (!wish || !isEvent(event)) return null;
  const isLast = event === 'back' || event === 'kept';
  if (!isLast && wish.settledAt !== null) return null;
  const { reference, kind } = wish;
  const name = wishKinds[kind];
  const { mark, heading, intro } = texts[event](wish);
  const copy = event === 'ready' ? await copyOf(options, reference) : null;
  return {
    event: `wish.${event}`,
    title: `[${name} 요구${mark}] ${reference}`,
    heading,
    intro,
    ...(!isLast && {
      open: {
        text: event === 'ready' ? '드렸다고 표시하기' : '취소하기',
        url: options.wishLink(id),
      },
    }),
    ...(copy !== null && {
      // The byte order mark says UTF-8 to old programs of Windows.
      file: {
        name: `열람-${reference}.txt`,
        content: `\ufeff${copy}\n`,
        isPersonal: true as const,
      },
    }),
    parts: [
      {
        title: '요구',
        items: [
          { term: reference, text: `${name}, ${formatInstant(wish.askedAt)}에 적음` },
          {
            term: '그분인지 확인한 방법',
            text: verifications[wish.verified],
          },
          askedByItem(wish),
          { term: '법이 정한 기한', text: `${dottedDate(lastDayOf(wish))}까지` },
        ],
      },
    ],
    data: { request: { reference }, wish: { kind, dueAt: wish.dueAt, lastDay: lastDayOf(wish) } },
  };
}

const texts: Record<WishEvent, (wish: Wish) => { mark: string; heading: string; intro: string[] }> =
  {
    asked: (wish) => ({
      mark: '',
      heading: `${wishKinds[wish.kind]} 요구를 적어 두었습니다`,
      intro: [
        wish.kind === 'delete'
          ? `신청하신 분이 지워 달라고 하셔서, ${dueWords(wish)} 사이트에서 저절로 지웁니다. 되살릴 수 없습니다.`
          : `신청하신 분이 자기 정보를 보여 달라고 하셔서, ${dueWords(wish)} 드릴 글을 메일로 보내 드립니다.`,
        '잘못 적었거나 모르는 일이면 그 전에 메일의 ‘취소하기’를 눌러 주세요.',
        ...(wish.kind === 'delete'
          ? ['받은 메일과 내보낸 파일은 사이트가 지우지 못합니다. 그 뒤에 따로 지워 주세요.']
          : []),
      ],
    }),
    ready: ({ reference, ...wish }) => ({
      mark: ', 드릴 때',
      heading: '이제 드려 주세요',
      intro: [
        `드릴 글을 메일에 붙였습니다. ${dottedDate(lastDayOf(wish))}까지 확인한 그분께만 드리고, 메일의 ‘드렸다고 표시하기’를 눌러 주세요.`,
        `이 메일을 그대로 넘기지 마시고 붙인 파일만 드려 주세요. 파일이 없으면 서버를 돌보는 분이 만듭니다: consult access ${reference} --to 파일`,
      ],
    }),
    late: (wish) => ({
      mark: ', 기한',
      heading: '기한이 곧 끝납니다',
      intro: [
        wish.kind === 'delete'
          ? `${dottedDate(lastDayOf(wish))}까지 지워야 하는데 아직 지우지 못했습니다. 열람 요구가 함께 있으면 그것부터 마치고, 아니면 서버를 돌보는 분께 consult delete ${wish.reference} --yes 를 부탁해 주세요.`
          : `${dottedDate(lastDayOf(wish))}까지 드려야 하는데 아직 드렸다는 표시가 없습니다. 드리셨으면 표시해 주세요.`,
      ],
    }),
    back: (wish) => ({
      mark: ' 취소',
      heading: `${wishKinds[wish.kind]} 요구를 취소했습니다`,
      intro: [
        `적어 두었던 ${wishKinds[wish.kind]} 요구를 ${formatInstant(wish.settledAt ?? '')}에 취소했습니다. 아무것도 ${wish.kind === 'delete' ? '지우지' : '드리지'} 않습니다.`,
        '잘못 취소했으면 다시 적어 주세요. 기한은 처음 요구하신 날부터 셉니다.',
      ],
    }),
    kept: ({ reference }) => ({
      mark: ', 지우지 않음',
      heading: '맡은 사건이라 지우지 않았습니다',
      intro: [
        `그 사이 수임한 사건이 되어 ${reference}를 지우지 않았습니다. 남겨야 하는 기록인지 담당 변호사가 보고, 그분께 까닭을 알려 주세요(개인정보 보호법 제36조 제1항 단서).`,
      ],
    }),
  };

/** Names the account or the mailbox of the person at the firm only where messages are sent in full. */
function askedByItem({ askedBy }: Wish) {
  const [, mailbox] = askedBy.match(/^list by (.*)$/) ?? [];
  return {
    term: '적은 사람',
    text: mailbox ? '목록에서 적음' : '명령으로 적음',
    person: mailbox ?? askedBy,
  };
}

function isEvent(text: string): text is WishEvent {
  return Object.hasOwn(texts, text);
}

/** The text for the person; null where the request does not open. */
async function copyOf(
  { db, keyring, retentionMonths }: WishNoticeOptions,
  reference: string,
): Promise<string | null> {
  const [rows] = await caseRows(db.query, [reference]);
  if (!rows) return null;
  const { request, deliveries } = openCase(rows, keyring);
  return isDamaged(request) ? null : accessReport(request, deliveries, retentionMonths);
}
