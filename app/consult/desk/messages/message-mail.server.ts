import { accent } from '#app/firm/data/accent.data.ts';
import { type Html, html } from '#app/platform/html.ts';
import type { ActionLink } from '../links/signed-link.server.ts';
import type { Message, MessagePart } from './desk-message.server.ts';
import { rowText, type Table, tableRows } from './table.ts';

/** Renders a message for nodemailer. */
export function messageMail(message: Message) {
  return {
    subject: message.subject,
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    // Prevents automatic replies (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: messageText(message),
    html: messageHtml(message),
    ...(message.file && { attachments: [attachment(message.file)] }),
  };
}

function attachment({ name, content }: { name: string; content: string }) {
  const type = name.endsWith('.csv') ? 'text/csv' : 'text/plain';
  return { filename: name, content, contentType: `${type}; charset=utf-8` };
}

/** The first link as text: a number says where it leads, an address of the site does not. */
function firstText({ text, href }: NonNullable<Message['first']>): string {
  return href.startsWith('http') ? `${text} ${href}` : text;
}

/** Renders a message as text, with each line below its term. */
function messageText({ warning, title, first, parts, linksNote, links }: Message): string {
  const block = (term: string, text: string) => `${term}\n${text.replace(/^/gm, '  ')}\n`;
  return [
    warning && `${warning}\n`,
    `${title}\n${first ? `${firstText(first)}\n` : ''}`,
    ...parts.flatMap((part) => [
      part.title && `── ${part.title}\n`,
      part.lead && `${part.lead}\n`,
      ...part.lines.map(({ term, text, links: own = [] }) =>
        block(term, [text, ...own.map(({ label, url }) => `${label} ${url}`)].join('\n')),
      ),
      ...textRows(part.table).map(([name, numbers]) => block(name, numbers)),
    ]),
    ...(links.length > 0
      ? [`── ${linksNote}\n`, ...links.map(({ label, url }) => block(label, url))]
      : []),
  ]
    .filter(Boolean)
    .join('\n');
}

function textRows(table: Table | undefined): [name: string, numbers: string][] {
  if (!table) return [];
  return tableRows(table).map((row) => [row[0] ?? '', rowText(table, row)]);
}

const serif = "'Noto Serif KR','Nanum Myeongjo',AppleMyungjo,Batang,serif";
const sans = "Pretendard,'Apple SD Gothic Neo','Malgun Gothic',sans-serif";

/** Inline styles, for mail programs that ignore style sheets: the site's light colours. */
const style = {
  body: `margin:0;padding:0;background:#ffffff;color:#1f2937;font:17px/1.7 ${sans};word-break:keep-all;overflow-wrap:anywhere`,
  page: 'max-width:600px;margin:0 auto;padding:24px 20px 40px',
  warning:
    'margin:0 0 24px;padding:0 0 16px;border-bottom:1px solid #e5e7eb;color:#030712;white-space:pre-line',
  title: `margin:0;color:#030712;font:600 28px/1.32 ${serif};letter-spacing:-0.03em`,
  part: `margin:36px 0 0;color:#030712;font:600 21px/1.45 ${serif};letter-spacing:-0.015em`,
  lead: 'margin:8px 0 0;white-space:pre-line',
  list: 'margin:16px 0 0;border-top:1px solid #e5e7eb',
  row: 'padding:12px 0;border-bottom:1px solid #e5e7eb',
  term: 'color:#4b5563',
  table:
    'width:100%;margin:16px 0 0;border-collapse:collapse;font-size:16px;line-height:1.5;font-variant-numeric:tabular-nums',
  head: 'padding:8px 0 8px 10px;border-bottom:1px solid #e5e7eb;color:#4b5563;font-weight:400;vertical-align:bottom;overflow-wrap:normal',
  cell: 'padding:10px 0 10px 10px;border-bottom:1px solid #e5e7eb;vertical-align:top',
  strong: `color:#030712;font:600 17px/1.7 ${serif}`,
  text: 'margin:0;color:#030712;white-space:pre-line',
  first: `display:block;margin:20px 0 0;padding:13px 20px;border-radius:4px;background:${accent.light};color:${accent.on};font-weight:600;text-align:center;text-decoration:none`,
  links: 'margin:12px 0 0;padding:0;list-style:none',
  item: 'margin:0;border-bottom:1px solid #e5e7eb',
  act: 'display:inline-block;padding:10px 24px 6px 0;color:#030712;font-weight:600',
  link: 'display:block;padding:12px 0;color:#030712;font-weight:600',
};

/** Dark colours, for mail programs that read style sheets. */
const dark = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
body{background:#030712!important;color:#e5e7eb!important}
.ink{color:#f9fafb!important}
.muted{color:#9ca3af!important}
.line{border-color:#1f2937!important}
}`;

/**
 * Renders a message as HTML. It has no picture and no script, and loads nothing. Mail programs may turn phone numbers
 * in the text into links, unless the message has a link to call.
 */
function messageHtml({
  warning,
  title,
  first,
  parts,
  linksNote,
  links,
  ...message
}: Message): string {
  return html`<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="${first ? 'telephone=no, ' : ''}date=no">
<title>${message.subject}</title>
<style>${{ markup: dark }}</style>
</head>
<body style="${style.body}">
<main style="${style.page}">
${warning && html`<p class="ink line" style="${style.warning}">${inLines(warning)}</p>\n`}<h1 class="ink" style="${style.title}">${title}</h1>
${first && html`<p style="margin:0"><a style="${style.first}" href="${first.href}">${first.text}</a></p>\n`}${parts.map(partHtml)}${
  links.length > 0 &&
  html`<h2 class="ink" style="${style.part}">표시하기</h2>
<p style="${style.lead}">${inLines(linksNote)}</p>
<ul class="line" style="${style.links};border-top:1px solid #e5e7eb">
${links.map(
  ({ label, url }) =>
    html`<li class="line" style="${style.item}"><a class="ink" style="${style.link}" href="${url}">${label}</a></li>\n`,
)}</ul>
`
}</main>
</body>
</html>
`.markup;
}

/** Quoted words with the particle that follows them, and a day with its time. */
const UNBROKEN = /(‘[^’\n]{1,14}’[가-힣]*|\d{4}\. \d+\. \d+\.(?: \(.\)(?: \d\d:\d\d)?)?[가-힣]*)/;

/** Keeps quoted words and times on one line: browsers break a line between a quotation mark and a Korean particle. */
function inLines(text: string): Html[] {
  return text
    .split(UNBROKEN)
    .map((piece, index) =>
      index % 2 === 1 ? html`<span style="white-space:nowrap">${piece}</span>` : html`${piece}`,
    );
}

function partHtml({ title, lead, lines, table, strong = false }: MessagePart): Html {
  const [role, termStyle] = strong ? ['ink', style.strong] : ['muted', style.term];
  const rows = lines.map(
    ({ term, text, links = [] }) =>
      html`<div class="line" style="${style.row}"><dt class="${role}" style="${termStyle}">${inLines(term)}</dt><dd class="ink" style="${style.text}">${inLines(text)}</dd>${links.length > 0 && html`<dd style="margin:0">${links.map(actionLinkHtml)}</dd>`}</div>\n`,
  );
  return html`${title && html`<h2 class="ink" style="${style.part}">${title}</h2>\n`}${lead && html`<p style="${style.lead}">${inLines(lead)}</p>\n`}${
    rows.length > 0 &&
    html`<dl class="line" style="${style.list}">
${rows}</dl>
`
  }${table && tableHtml(table)}`;
}

/** Names on the left and numbers on the right, narrow enough for a phone. */
function tableHtml({ heads, rows, total }: Table): Html {
  const row = (cells: readonly string[], weight: number) =>
    html`<tr>${cells.map((cell, index) => cellHtml(cell, index, weight))}</tr>\n`;
  return html`<table style="${style.table}">
<thead><tr>${heads.map((head, index) => html`<th class="muted line" scope="col" style="${style.head};${side(index)}">${head}</th>`)}</tr></thead>
<tbody>
${rows.map((cells) => row(cells, 400))}${total && row(total, 600)}</tbody>
</table>
`;
}

function cellHtml(cell: string, index: number, weight: number): Html {
  const shape = `${style.cell};${side(index)};font-weight:${weight}`;
  if (index === 0) {
    return html`<th class="ink line" scope="row" style="${shape};color:#030712">${cell}</th>`;
  }
  const [role, color] = cell === '0' ? ['muted', '#4b5563'] : ['ink', '#030712'];
  return html`<td class="${role} line" style="${shape};color:${color};white-space:nowrap">${cell}</td>`;
}

function side(index: number): string {
  return index === 0 ? 'padding-left:0;text-align:left' : 'text-align:right';
}

function actionLinkHtml({ label, url }: Pick<ActionLink, 'label' | 'url'>): Html {
  return html`<a class="ink" style="${style.act}" href="${url}">${label}</a> `;
}
