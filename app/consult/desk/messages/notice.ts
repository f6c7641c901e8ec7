import type { Status } from '#app/consult/requests/states.ts';
import type { ActName } from '../acts/acts.ts';
import type { ActionLink, LinksOf } from '../links/signed-link.server.ts';
import { rowText, type Table, tableRows } from './table.ts';

/** A calendar file in a mail. */
export interface CalendarFile {
  method: 'PUBLISH' | 'CANCEL';
  /** RFC 5545. */
  content: string;
}

/** The text of a notice, which each channel renders as a mail, a chat message or an SMS. */
export interface Notice {
  /** Name of the event for programs, as in docs/channels.md. */
  event: string;
  /** One line without personal data: the subject of a mail, and the first line of a short message. */
  title: string;
  /** Heading of a mail; used by mail channels only. */
  heading: string;
  /** Lines before the parts. */
  intro: string[];
  parts: {
    title: string;
    /** A sentence before the items or the table. */
    lead?: string;
    items: NoticeItem[];
    table?: Table;
  }[];
  /** A file, attached only by mail channels; one with personal data only by those that send requests in full. */
  file?: { name: string; content: string; isPersonal?: true };
  /** The visitor who receives the notice; omitted if the firm receives it. */
  to?: { phone: string; email: string | null };
  /** The number that the mail's first link calls: personal data, sent only by channels that send requests in full. */
  call?: string;
  /** The visitor's e-mail address, to which an answer to the mail goes: personal data, as `call`. */
  replyTo?: string;
  /** The page that the mail's first link opens; used by mail channels only. */
  open?: { text: string; url: string };
  /** Calendar event of the visitor's mail. */
  calendar?: CalendarFile;
  /** Content of the notice for programs, without personal data. */
  data: object;
}

export interface NoticeItem {
  /** Name of the item, such as a reference. */
  term: string;
  text: string;
  /** Personal data; sent only by channels that send requests in full. */
  person?: string;
  /** The request that the item's links act on, and the actions that are likely next. */
  request?: { reference: string; status: Status; actions: readonly ActName[] };
}

/** The links that act on an item's request. */
export function itemLinks({ request }: NoticeItem, linksOf: LinksOf): ActionLink[] {
  if (!request) return [];
  return linksOf(request).filter(({ action }) => request.actions.includes(action));
}

/**
 * A notice as lines of text.
 *
 * @param full whether the lines contain personal data
 */
export function noticeLines({ intro, parts }: Notice, full: boolean): string[] {
  return [
    ...intro,
    ...parts.flatMap(({ title, lead, items, table }) => [
      '',
      title,
      ...(lead ? [lead] : []),
      ...(table ? tableRows(table).map((row) => `- ${row[0]} · ${rowText(table, row)}`) : []),
      ...items.map(({ term, text, person }) =>
        [`- ${term}`, text, full && person].filter(Boolean).join(' · '),
      ),
    ]),
  ];
}

/** The channels that can send a digest, each address of the mail with its own; it is too long for an SMS. */
export const sendsDigest = (channel: string) => /^(?:mail(?:-\d+)?|file|webhook)$/.test(channel);
