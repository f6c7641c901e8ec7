import { createHmac } from 'node:crypto';
import type { ChannelConfig } from '#app/config/delivery.ts';
import { type Attempt, type Channel, deliveryId } from '#app/consult/delivery/channel.server.ts';
import { postDelivery } from '#app/consult/delivery/transports/post-delivery.server.ts';
import type { LinksOf } from '../links/signed-link.server.ts';
import type { Notice } from './notice.ts';
import { noticeBody, webhookBody } from './webhook-body.server.ts';

type WebhookConfig = Omit<Extract<ChannelConfig, { name: 'webhook' }>, 'name'> & {
  /** Makes the links that act on a request; omitted: the body has none. */
  linksOf?: LinksOf;
};

/**
 * `webhook`: sends each request or notice as one POST to the configured address. The receiver recognises a repeat by
 * `Idempotency-Key` and, with a shared secret, verifies the sender by `X-Signature`.
 */
export function createWebhookChannel(config: WebhookConfig): Channel<Notice> {
  const { url, format, secret, extent, linksOf = () => [] } = config;
  async function send(body: object, attempt: Attempt): Promise<void> {
    const id = deliveryId(attempt);
    const headers = (text: string) => ({
      'idempotency-key': id,
      'x-delivery': id,
      ...(secret && { 'x-signature': signature(text, secret) }),
    });
    await postDelivery({ url, body, headers }, attempt);
  }
  const shape = (attempt: Attempt) => ({ id: deliveryId(attempt), format, extent });
  return {
    name: 'webhook',
    deliver: (request, attempt) =>
      send(webhookBody(request, { ...shape(attempt), links: linksOf(request) }), attempt),
    notify: (notice, attempt) => send(noticeBody(notice, { ...shape(attempt), linksOf }), attempt),
  };
}

/** `t=seconds,v1=hex`: HMAC-SHA256 of `seconds.body`; the time prevents replays. */
function signature(body: string, secret: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}
