import { inert } from '../../message.ts';
import type { Notice } from '../notice.ts';
import type { Letter } from './desk-letter.server.ts';

/** A notice as a mail: to the firm what to do stands before everything, to a visitor after the heading. */
export function noticeLetter(notice: Notice, full: boolean): Letter {
  const { title, heading, intro, parts, to } = notice;
  const said = intro.map(inert).join('\n');
  const lines = parts.map((part) => ({
    title: part.title,
    lead: '',
    lines: part.items.map(({ term, text, person }) => ({
      term: inert(term),
      text: inert(full && person ? `${person}\n${text}` : text),
    })),
  }));
  return {
    subject: inert(title).replaceAll('\n', ' '),
    warning: to ? '' : said,
    title: inert(heading),
    first: null,
    parts: to ? [{ title: '', lead: said, lines: [] }, ...lines] : lines,
    ending: '',
    links: [],
  };
}
