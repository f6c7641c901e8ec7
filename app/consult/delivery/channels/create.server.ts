import type { Config } from '#app/config/config.ts';
import type { ChannelConfig } from '#app/config/delivery.ts';
import type { Log } from '#app/platform/log.ts';
import { createAlimtalkChannel } from './alimtalk.server.ts';
import type { Channel } from './channel.server.ts';
import { createConfirmationChannel } from './confirmation.server.ts';
import { createFileChannel, createMailChannel, outboxFolder } from './mail.server.ts';
import { createSmsChannel } from './sms.server.ts';
import { createWebhookChannel } from './webhook.server.ts';

/** The channels that the configuration asks for; says in the log where each goes. */
export function createChannels({ channels, confirmation, dataDir }: Config, log: Log): Channel[] {
  const toFirm = channels.map((channel) => createChannel(channel, dataDir, log));
  if (!confirmation) return toFirm;
  log.info({ event: 'confirmation_enabled', channel: 'confirmation' });
  return [...toFirm, createConfirmationChannel({ ...confirmation, log })];
}

function createChannel(channel: ChannelConfig, dataDir: string, log: Log): Channel {
  // Of an address on the web only the origin, as its path is often a secret; of phones only how many,
  // as they are people's.
  const tell = (where: object) =>
    log.info({ event: 'channel_configured', channel: channel.name, ...where });
  switch (channel.name) {
    case 'mail':
      tell({ to: channel.to.map(({ address }) => address) });
      return createMailChannel(channel.url, channel, log);
    case 'file':
      tell({ folder: outboxFolder(dataDir) });
      return createFileChannel(dataDir, channel);
    case 'sms':
      tell({ count: channel.to.length });
      return createSmsChannel({ ...channel, log });
    case 'alimtalk':
      tell({ count: channel.to.length });
      return createAlimtalkChannel({ ...channel, log });
    case 'webhook':
      tell({ origin: channel.url.origin });
      return createWebhookChannel(channel);
  }
}
