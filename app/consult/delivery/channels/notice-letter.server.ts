import { inert } from '../../message.ts';
import type { Notice } from '../notice.ts';
import type { Letter } from './desk-letter.server.ts';

/** A notice as a mail to the firm. */
export function noticeLetter({ title, heading, intro, parts }: Notice, full: boolean): Letter {
  return {
    subject: inert(title).replaceAll('\n', ' '),
    warning: intro.map(inert).join('\n'),
    title: inert(heading),
    first: null,
    parts: parts.map((part) => ({
      title: part.title,
      lead: '',
      lines: part.items.map(({ term, text, person }) => ({
        term: inert(term),
        text: inert(full && person ? `${person}\n${text}` : text),
      })),
    })),
    ending: '',
    links: [],
  };
}
