import { callDue } from '#app/consult/requests/call-due.ts';
import { dayWithWeekday } from '#app/consult/requests/call-words.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import type { FieldName } from '#app/consult/requests/fields/schema.ts';
import {
  hasMissed,
  type LegalDates,
  legalDates,
  missedInWords,
  nearestInWords,
} from '#app/consult/requests/legal-dates.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import { statuses } from '#app/consult/requests/states.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { mailtoLink } from '#app/firm/view/mailto.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { classifySource, sourceClasses } from '#app/tracking/counts/source-class.ts';
import type { ActionLink } from '../links/signed-link.server.ts';
import { briefOf } from './brief.server.ts';
import { contactText, isCalled, type MessageLine, messageLines } from './message-lines.ts';
import type { Table } from './table.ts';

/** A mail before it is rendered as text and as HTML. Invisible characters are already shown as text. */
export interface Message {
  subject: string;
  /** Text above the title, of one or more lines; empty: no warning. */
  warning: string;
  title: string;
  /** The link below the title, which calls or writes to the visitor. */
  first: { text: string; href: string } | null;
  /** Address of the visitor, to whom an answer goes; omitted: the answer goes to the sender's own address. */
  replyTo?: string;
  /** A file that is attached. */
  file?: { name: string; content: string };
  parts: MessagePart[];
  /** Explanation before the links of how they work. */
  linksNote: string;
  links: readonly ActionLink[];
}

export interface MessagePart {
  /** Omitted if the part follows the mail's title. */
  title?: string;
  /** Text before the lines. */
  lead?: string;
  /** Whether the terms, such as dates, are emphasised. */
  strong?: boolean;
  lines: LinkedLine[];
  table?: Table;
}

interface LinkedLine extends MessageLine {
  /** Links of the line, such as those that act on its request. */
  links?: readonly Pick<ActionLink, 'label' | 'url'>[];
}

interface Around {
  /** Other requests of the same person, the latest first. */
  others?: readonly StoredConsultation[] | undefined;
  now?: Date;
}

/**
 * Composes the mail of a new request, in the order in which the person who calls back needs it. Terms that have been
 * missed come before everything but the call.
 */
export function deskMessage(
  request: StoredConsultation,
  links: readonly ActionLink[],
  { others = [], now = new Date() }: Around = {},
): Message {
  const { mark, reference, stage } = briefOf(request);
  const dates = legalDates(request, koreanDay(now));
  const isLate = hasMissed(dates);
  const terms = [missedInWords(dates), nearestInWords(dates)].filter(Boolean).join(', ');
  const lines = (part: Parameters<typeof messageLines>[1]) => messageLines(request, part);
  const name = showInvisible(request.name).replaceAll('\n', ' ');
  const due = callDue(request);
  const promise = promiseWords(request);
  const first = firstStep(request);
  const shown: FieldName[] = ['name'];
  if (first) shown.push(first.href.startsWith('tel:') ? 'phone' : 'email');
  const marks = [
    request.formerPhones ? '[번호 고침] ' : '',
    others.length > 0 ? '[같은 번호] ' : '',
  ].join('');
  const parts: MessagePart[] = [
    {
      lines: [
        ...messageLines(request, 'call', shown),
        ...(due ? [{ term: promise, text: `${formatInstant(due)}까지` }] : []),
        { term: '답장', text: replyWords(request) },
      ],
    },
    { title: '같은 번호로 신청하신 것', lines: others.map(otherLine) },
    ...(dates && isLate ? [legalPart(dates)] : []),
    { title: '상황', lines: lines('case') },
    ...(dates && !isLate ? [legalPart(dates)] : []),
    { title: '어떻게 오셨는지', lines: [...sourceLines(request), ...lines('source')] },
    { title: '접수', lines: lines('record') },
  ];
  return {
    subject: `${mark}[상담 신청] ${marks}${terms ? `${terms} ` : ''}${reference} ${stage}`,
    warning: mark && warningOf(mark, lines('suspicion')),
    title: name,
    first,
    ...(request.email && { replyTo: request.email }),
    parts: parts.filter((part) => part.lines.length > 0),
    linksNote: '한 일을 눌러 주세요. 화면이 열리고, 그 화면의 버튼을 눌러야 바뀝니다.',
    links,
  };
}

/** A person who called the office was promised no time. */
function promiseWords(request: StoredConsultation): string {
  if (request.entered) return isCalled(request) ? '전화하실 때' : '답하실 때';
  return isCalled(request) ? '전화드리기로 한 때' : '답을 드리기로 한 때';
}

/**
 * Adds the link to the list of open requests: after the request that the mail asks to call, otherwise before the parts.
 *
 * @param link.until the last day on which the link works
 */
export function withList(
  message: Message,
  { url, until }: { url: string; until: string },
): Message {
  const part: MessagePart = {
    title: '열린 신청 목록',
    lines: [
      {
        term: `${dayWithWeekday(until)}까지 열립니다`,
        text: '사무실의 여섯 자리 번호를 물어봅니다.',
        links: [{ label: '목록 열기', url }],
      },
    ],
  };
  const { first, parts } = message;
  return { ...message, parts: first ? [...parts, part] : [part, ...parts] };
}

/** Another request of the same person: enough to call once about both. */
function otherLine(request: StoredConsultation): MessageLine {
  const { reference, receivedAt, status, message } = request;
  const { stage } = briefOf(request);
  return {
    term: showInvisible(`${reference}, ${formatInstant(receivedAt)}, ${statuses[status]}`),
    text: showInvisible([stage, message].filter(Boolean).join('\n')),
  };
}

/** Tells where an answer to the mail goes. */
function replyWords({ email }: StoredConsultation): string {
  return email
    ? '이 메일에 답장하시면 신청하신 분께 갑니다. 사무실 안에서 하실 말씀은 새 메일로 보내 주세요.'
    : '이 메일에 답장하셔도 신청하신 분께 가지 않습니다. 전화로 연락해 주세요.';
}

function warningOf(mark: string, reasons: MessageLine[]): string {
  const verdict = `${mark}사람이 보낸 것이 아닐 수 있습니다.`;
  return [verdict, ...reasons.map(({ text }) => text)].join('\n');
}

function firstStep({ phone, email, ...request }: StoredConsultation): Message['first'] {
  const text = showInvisible(contactText({ phone, email })).replaceAll('\n', ' ');
  if (/^\+?\d+$/.test(phone) && request.method !== 'email') {
    return { text: `전화 ${text}`, href: `tel:${phone}` };
  }
  if (!email) return null;
  return { text: `메일 ${showInvisible(email)}`, href: mailtoLink(email) };
}

function legalPart({ death, knew, dates }: LegalDates): MessagePart {
  const known = knew === death ? '그날' : `${dottedDate(knew)}에`;
  return {
    title: '법정 기한',
    strong: true,
    lead: `${dottedDate(death)}에 돌아가시고 ${known} 아셨다고 보고 계산한 날짜입니다. 사정에 따라 다를 수 있습니다.`,
    lines: dates.map(({ dayText, name, articles, daysLeft, after }) => ({
      term: daysLeft < 0 ? `${dayText}, 지났습니다` : `${dayText}, ${leftText(daysLeft)}`,
      text: daysLeft < 0 ? `${name} (${articles})\n${after}` : `${name} (${articles})`,
    })),
  };
}

function leftText(days: number): string {
  return days === 0 ? '오늘까지' : `${days.toLocaleString('ko-KR')}일 남음`;
}

/** Names the class of the source. A request that the firm entered has no source. */
function sourceLines({ source, entered }: StoredConsultation): MessageLine[] {
  if (entered) return [];
  return [{ term: '온 곳', text: sourceClasses[classifySource(source)] }];
}
