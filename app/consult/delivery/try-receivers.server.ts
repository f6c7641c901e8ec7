import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import type { Config } from '#app/config/config.ts';
import { trySmtp } from './transports/smtp.server.ts';

const TIMEOUT_MS = 10_000;

/** A server of a setting that did not answer, with the code of what failed. */
export interface Unreachable {
  setting: 'SMTP_URL' | 'WEBHOOK_URL' | 'ALERT_WEBHOOK_URL';
  host: string;
  code: string;
}

/** Connects once to each server that requests and alerts go to; nothing is sent. */
export async function tryReceivers(
  config: Pick<Config, 'alertMail' | 'alertWebhook' | 'channels' | 'origin'>,
): Promise<Unreachable[]> {
  const webhook = config.channels.find(({ name }) => name === 'webhook');
  const mail = config.alertMail?.url;
  const tried = await Promise.all([
    mail && fails('SMTP_URL', mail, trySmtp(mail, config.origin.hostname)),
    webhook?.name === 'webhook' && fails('WEBHOOK_URL', webhook.url, tryHost(webhook.url)),
    config.alertWebhook &&
      fails('ALERT_WEBHOOK_URL', config.alertWebhook, tryHost(config.alertWebhook)),
  ]);
  return tried.filter((one) => typeof one === 'object' && one !== null);
}

async function fails(
  setting: Unreachable['setting'],
  { host }: URL,
  tried: Promise<unknown>,
): Promise<Unreachable | null> {
  try {
    await tried;
    return null;
  } catch (error) {
    const { code, responseCode } = Object(error) as { code?: string; responseCode?: number };
    return { setting, host, code: String(responseCode ?? code ?? 'unknown') };
  }
}

/** Opens a connection, over TLS for https. */
async function tryHost({ protocol, hostname, port }: URL): Promise<void> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const secure = protocol === 'https:';
  const socket = secure
    ? connectSecurely({ host, port: Number(port) || 443, servername: host })
    : connect({ host, port: Number(port) || 80 });
  socket.setTimeout(TIMEOUT_MS, () => {
    socket.destroy(Object.assign(new Error('No connection.'), { code: 'ETIMEDOUT' }));
  });
  try {
    await once(socket, secure ? 'secureConnect' : 'connect');
  } finally {
    socket.destroy();
  }
}
