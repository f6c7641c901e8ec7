import type { Extent } from '#app/config/delivery.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import type { StoredConsultation, StoredField } from '#app/consult/requests/stored.ts';
import type { ActionLink, LinksOf } from '../links/signed-link.server.ts';
import { briefOf } from './brief.server.ts';
import { messageLines } from './message-lines.ts';
import { itemLinks, type Notice, noticeLines } from './notice.ts';

interface WebhookShape {
  /** Id of the delivery, the same for each attempt. */
  id: string;
  format: 'json' | 'slack' | 'discord';
  extent: Extent;
  /** To act on the request; none: the body has no part for them. */
  links: readonly ActionLink[];
}

/** The body of a webhook; `json` is described in docs/channels.md. */
export function webhookBody(request: StoredConsultation, shape: WebhookShape) {
  const { id, format, extent, links } = shape;
  if (format === 'slack') {
    return { text: slackText(lines(request, extent)), ...slackButtons(links) };
  }
  if (format === 'discord') return discordBody(lines(request, extent), links);
  return {
    version: 1,
    event: 'consultation.received',
    delivery: id,
    request: extent === 'full' ? full(request) : brief(request),
    ...(links.length > 0 && { links }),
  };
}

type NoticeShape = Omit<WebhookShape, 'links'> & { linksOf: LinksOf };

/** The body of a webhook for a notice, which names people in full only. */
export function noticeBody(notice: Notice, { id, format, extent, linksOf }: NoticeShape) {
  const items = notice.parts.flatMap((part) => part.items);
  const linked = items
    .map((item) => ({ reference: item.term, links: itemLinks(item, linksOf) }))
    .filter(({ links }) => links.length > 0);
  const text = [notice.title, ...noticeLines(notice, extent === 'full')]
    .map(showInvisible)
    .join('\n');
  if (format === 'slack') return { text: slackText(text), ...slackRows(linked) };
  // Discord's limit of a message is too small for the links of every item.
  if (format === 'discord') return discordBody(text, []);
  const { event, data } = notice;
  return { version: 1, event, delivery: id, ...data, ...(linked.length > 0 && { linked }) };
}

/** The requests of a notice, each with its links in a line. */
function slackRows(linked: { reference: string; links: ActionLink[] }[]) {
  if (linked.length === 0) return {};
  return {
    attachments: linked.map(({ reference, links }) => ({
      text: [reference, ...links.map(({ label, url }) => `<${url}|${label}>`)].join(' · '),
    })),
  };
}

function brief(request: StoredConsultation) {
  const { reference, stage, area } = briefOf(request);
  return {
    reference,
    suspected: request.status === 'suspected',
    stage: { key: request.stage, text: stage },
    area: request.area ? { key: request.area, text: area } : null,
  };
}

function full(request: StoredConsultation) {
  const { receivedAt, source, suspicions } = request;
  return { ...brief(request), receivedAt, ...fieldsOf(request), source, suspicions };
}

/** The form's fields that the brief body lacks, as they are stored. */
function fieldsOf(
  request: StoredConsultation,
): Record<Exclude<StoredField, keyof ReturnType<typeof brief>>, unknown> {
  const { name, phone, email, diedOn, method, time, message, facts } = request;
  const { consentVersion, marketingConsentAt, confirmation } = request;
  return {
    name,
    phone,
    email,
    diedOn,
    method,
    time,
    message,
    facts,
    consentVersion,
    marketingConsentAt,
    confirmation,
  };
}

function lines(request: StoredConsultation, extent: Extent): string {
  const { mark, reference, area, stage } = briefOf(request);
  if (extent === 'brief') return `${mark}새 상담 신청 ${reference}\n${area} · ${stage}`;
  return messageLines(request)
    .map(({ term, text }) => `${term}: ${marked(text)}`)
    .join('\n');
}

/** A text of several lines stands below its term, each line behind a mark: none of them can pass for a field. */
function marked(text: string): string {
  const all = text.split(/[\n\p{Zl}\p{Zp}]/u);
  return all.length > 1 ? all.map((line) => `\n│ ${line}`).join('') : text;
}

/** Slack parses `<…>` as a link or a mention; escaped, it is text. */
function slackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Slack shows no more in a row. */
const BUTTONS = 5;

/**
 * Buttons that are links. Those of Block Kit require a response of the firm's own server to each click,
 * and show a warning without one; those of attachments do not.
 */
function slackButtons(links: readonly ActionLink[]) {
  const rows = Array.from({ length: Math.ceil(links.length / BUTTONS) }, (_, row) =>
    links.slice(row * BUTTONS, (row + 1) * BUTTONS),
  );
  const attachments = rows.map((row) => ({
    fallback: row.map(({ label, url }) => `${label}: ${url}`).join('\n'),
    actions: row.map(({ label: text, url }) => ({ type: 'button', text, url })),
  }));
  return attachments.length > 0 ? { attachments } : {};
}

const DISCORD_LIMIT = 2_000;
/** Discord shows no previews of linked pages. */
const SUPPRESS_EMBEDS = 4;

/** The links stand below the text, which gives way to them; previews are off, and so are mentions. */
function discordBody(text: string, links: readonly ActionLink[]) {
  const below = links.map(({ label, url }) => `[${label}](<${url}>)`).join(' · ');
  const content = text
    .replace(/[\\*_~`|>#[\]()<]|^-/gm, '\\$&')
    // A backslash does not disable @everyone; a zero-width space does.
    .replaceAll('@', '@\u200b');
  return {
    content: below
      ? `${cut(content, DISCORD_LIMIT - below.length - 2)}\n\n${below}`
      : cut(content, DISCORD_LIMIT),
    allowed_mentions: { parse: [] },
    flags: SUPPRESS_EMBEDS,
  };
}

/** Truncates to a number of UTF-16 units, never inside a surrogate pair. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
