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
  /** Act on the request. If there are none, the body has no `links`. */
  links: readonly ActionLink[];
}

/** The webhook body of a request. docs/channels.md describes the format `json`. */
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

/** The webhook body of a notice. Only the text of a `full` body names people. */
export function noticeBody(notice: Notice, { id, format, extent, linksOf }: NoticeShape) {
  const items = notice.parts.flatMap((part) => part.items);
  const linked = items
    .map((item) => ({ reference: item.term, links: itemLinks(item, linksOf) }))
    .filter(({ links }) => links.length > 0);
  const text = [notice.title, ...noticeLines(notice, extent === 'full')]
    .map(showInvisible)
    .join('\n');
  if (format === 'slack') return { text: slackText(text), ...slackRows(linked) };
  // The links of all items would exceed Discord's limit for a message.
  if (format === 'discord') return discordBody(text, []);
  const { event, data } = notice;
  return { version: 1, event, delivery: id, ...data, ...(linked.length > 0 && { linked }) };
}

/** One line for each request of a notice, with its links. */
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
  const { receivedAt, source, suspicions, formerPhones = [], words = [] } = request;
  const followUps = { formerPhones, words };
  return { ...brief(request), receivedAt, ...fieldsOf(request), ...followUps, source, suspicions };
}

/** The form's fields that the brief body lacks, as stored. */
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

/** Puts a mark before each line of a text that has several, so that no line looks like a field of the form. */
function marked(text: string): string {
  const all = text.split(/[\n\p{Zl}\p{Zp}]/u);
  return all.length > 1 ? all.map((line) => `\n│ ${line}`).join('') : text;
}

/** Escapes `<…>`, which Slack would parse as a link or a mention. */
function slackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Slack shows at most so many buttons in a row. */
const BUTTONS = 5;

/**
 * Renders the links as buttons of attachments. Buttons of Block Kit would show a warning unless the firm's own server
 * answered each click.
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
/** The flag that turns off previews of linked pages. */
const SUPPRESS_EMBEDS = 4;

/** Puts the links below the text, and truncates the text to make room. Turns off previews and mentions. */
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
