import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#app/config/config.ts';
import { openHttpPeer } from '../../../tests/fakes/http-peer.ts';
import { openSmtpPeer } from '../../../tests/fakes/smtp-peer.ts';
import { freePort } from '../../../tests/site/free-port.ts';
import { tryReceivers } from './try-receivers.server.ts';

async function tried(settings: Record<string, string>) {
  const result = readConfig(settings);
  if (!result.ok) throw new Error(result.faults.join());
  return await tryReceivers(result.config);
}

test('servers that answer are sent nothing', async () => {
  const [mail, webhook] = [await openSmtpPeer(), await openHttpPeer()];
  onTestFinished(async () => {
    await mail.close();
    await webhook.close();
  });
  const found = await tried({
    CHANNELS: 'mail,webhook',
    SMTP_URL: mail.url,
    WEBHOOK_URL: webhook.url,
    ALERT_WEBHOOK_URL: webhook.url,
  });
  expect(found).toEqual([]);
  expect(webhook.requests).toEqual([]);
});

test('servers that are not there are named by their settings', async () => {
  const place = `127.0.0.1:${await freePort()}`;
  const found = await tried({
    CHANNELS: 'mail,webhook',
    SMTP_URL: `smtp://${place}`,
    WEBHOOK_URL: `http://${place}/secret`,
    ALERT_WEBHOOK_URL: `http://${place}/secret`,
  });
  expect(found).toEqual([
    { setting: 'SMTP_URL', host: place, code: 'ESOCKET' },
    { setting: 'WEBHOOK_URL', host: place, code: 'ECONNREFUSED' },
    { setting: 'ALERT_WEBHOOK_URL', host: place, code: 'ECONNREFUSED' },
  ]);
});
