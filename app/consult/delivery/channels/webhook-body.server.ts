import type { Extent } from '#app/config/delivery.ts';
import { inert, messageLines } from '../../message.ts';
import type { StoredConsultation } from '../../submission/stored.ts';
import { type Notice, noticeLines } from '../notice.ts';
import { briefOf } from './brief.server.ts';

interface WebhookShape {
  /** Id of the delivery, the same for each attempt. */
  id: string;
  format: 'json' | 'slack' | 'discord';
  extent: Extent;
}

/** The body of a webhook; `json` is described in docs/channels.md. */
export function webhookBody(request: StoredConsultation, { id, format, extent }: WebhookShape) {
  if (format === 'slack') return { text: slackText(lines(request, extent)) };
  if (format === 'discord') return discordBody(lines(request, extent));
  return {
    version: 1,
    event: 'consultation.received',
    delivery: id,
    request: extent === 'full' ? { ...brief(request), ...rest(request) } : brief(request),
  };
}

/** The body of a webhook for a notice, which names people in full only. */
export function noticeBody(notice: Notice, { id, format, extent }: WebhookShape) {
  const text = [notice.title, ...noticeLines(notice, extent === 'full')].map(inert).join('\n');
  if (format === 'slack') return { text: slackText(text) };
  if (format === 'discord') return discordBody(text);
  return { version: 1, event: notice.event, delivery: id, ...notice.data };
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

function rest(request: StoredConsultation) {
  const { name, phone, email, diedOn, method, time, message, facts, source } = request;
  const { receivedAt, suspicions, consentVersion, marketingConsentAt, confirmation } = request;
  return {
    ...{ receivedAt, name, phone, email, diedOn, method, time, message, facts, source },
    ...{ suspicions, consentVersion, marketingConsentAt, confirmation },
  };
}

function lines(request: StoredConsultation, extent: Extent): string {
  const { mark, reference, area, stage } = briefOf(request);
  if (extent === 'brief') return `${mark}새 상담 신청 ${reference}\n${area} · ${stage}`;
  return messageLines(request)
    .map(({ term, text }) => `${term}: ${text}`)
    .join('\n');
}

/** Slack parses `<…>` as a link or a mention; escaped, it is text. */
function slackText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const DISCORD_LIMIT = 2_000;
/** Discord shows no previews of linked pages. */
const SUPPRESS_EMBEDS = 4;

function discordBody(text: string) {
  const content = text
    .replace(/[\\*_~`|>#[\]()<]|^-/gm, '\\$&')
    // A backslash does not disable @everyone; a zero-width space does.
    .replaceAll('@', '@\u200b');
  return {
    content: cut(content, DISCORD_LIMIT),
    allowed_mentions: { parse: [] },
    flags: SUPPRESS_EMBEDS,
  };
}

/** Truncates to a number of UTF-16 units, never inside a surrogate pair. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
