import type { Status } from '#app/consult/requests/states.ts';
import type { LinkActionName } from '../links/link-actions.ts';
import type { ActionLink, LinksOf } from '../links/signed-link.server.ts';

/** How a notice is written down: a mail, a message in a chat, an SMS. */
export interface Notice {
  /** Name of the event for programs, as in docs/channels.md. */
  event: string;
  /** One line, without personal data: the subject, and the first line of a short message. */
  title: string;
  /** Of a mail. */
  heading: string;
  /** Said before the parts. */
  intro: string[];
  parts: {
    title: string;
    /** One line each. */
    items: NoticeItem[];
  }[];
  /** The visitor to whom it goes; omitted: it is for the firm. */
  to?: { phone: string; email: string | null };
  /** For programs: the same, without personal data. */
  data: object;
}

export interface NoticeItem {
  /** What it concerns, such as a reference. */
  term: string;
  text: string;
  /** Personal data, for channels that carry a request in full. */
  person?: string;
  /** The request to act on, and what is likely to be done next. */
  request?: { reference: string; status: Status; actions: readonly LinkActionName[] };
}

/** The links to act on what an item is about. */
export function itemLinks({ request }: NoticeItem, linksOf: LinksOf): ActionLink[] {
  if (!request) return [];
  return linksOf(request).filter(({ action }) => request.actions.includes(action));
}

/** A notice as lines of text. */
export function noticeLines({ intro, parts }: Notice, full: boolean): string[] {
  return [
    ...intro,
    ...parts.flatMap(({ title, items }) => [
      '',
      title,
      ...items.map(({ term, text, person }) =>
        [`- ${term}`, text, full && person].filter(Boolean).join(' · '),
      ),
    ]),
  ];
}
