import { phoneText } from '#app/consult/requests/fields/phone-text.server.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import type { LinksOf } from '../links/signed-link.server.ts';
import type { Message, MessagePart } from './desk-message.server.ts';
import { itemLinks, type Notice } from './notice.ts';

const linksNote = '신청마다 있는 링크를 누르면 화면이 열리고, 그 화면의 버튼을 눌러야 바뀝니다.';

/** Turns a notice into a mail. The introduction comes before the heading for the firm, and after it for a visitor. */
export function noticeMessage(notice: Notice, full: boolean, linksOf: LinksOf = () => []): Message {
  const { title, heading, intro, parts, to, replyTo, file } = notice;
  const introduction = intro.map(showInvisible).join('\n');
  const itemised = parts.map((part): MessagePart => {
    const lines = part.items.map((item) => ({
      term: showInvisible(item.term),
      text: showInvisible(full && item.person ? `${item.person}\n${item.text}` : item.text),
      links: itemLinks(item, linksOf),
    }));
    const { title, lead, table } = part;
    return { title, lines, ...(lead && { lead }), ...(table && { table }) };
  });
  const linked = itemised.find((part) => part.lines.some(({ links = [] }) => links.length > 0));
  if (linked) linked.lead = linksNote;
  return {
    subject: showInvisible(title).replaceAll('\n', ' '),
    warning: to ? '' : introduction,
    title: showInvisible(heading),
    first: firstLink(notice, full),
    ...(full && replyTo && { replyTo }),
    ...(file && (full || !file.isPersonal) && { file }),
    parts: to ? [{ lead: introduction, lines: [] }, ...itemised] : itemised,
    linksNote: '',
    links: [],
  };
}

function firstLink({ call, open }: Notice, full: boolean): Message['first'] {
  if (full && call) return { text: `전화 ${phoneText(call)}`, href: `tel:${call}` };
  return open ? { text: open.text, href: open.url } : null;
}
