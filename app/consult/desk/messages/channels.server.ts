import type { Config } from '#app/config/config.ts';
import type { ChannelConfig } from '#app/config/delivery.ts';
import type { Channel } from '#app/consult/delivery/channel.server.ts';
import { outboxFolder } from '#app/consult/delivery/message-files.server.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import type { Log } from '#app/platform/log.ts';
import { createListLinks } from '../links/list-link.server.ts';
import { createLinks } from '../links/signed-link.server.ts';
import { createAlimtalkChannel } from './alimtalk.server.ts';
import { createConfirmationChannel } from './confirmation.server.ts';
import { createFileChannel, createMailChannel } from './mail.server.ts';
import type { Notice } from './notice.ts';
import { createSmsChannel } from './sms.server.ts';
import { createVisitorMailChannel } from './visitor-mail.server.ts';
import { createWebhookChannel } from './webhook.server.ts';

/** Creates the configured channels, and logs the target of each. */
export function createChannels(config: Config, log: Log, keyring: Keyring): Channel<Notice>[] {
  const { channels, confirmation, dataDir, deskPin, origin, linkDays: days } = config;
  const host = origin.hostname;
  const linksOf = createLinks({ keyring, origin, days });
  const listLinkOf = deskPin === null ? undefined : createListLinks(keyring, origin);
  function toFirm(channel: ChannelConfig): Channel<Notice> | Channel<Notice>[] {
    // The path of a URL is often a secret, so only the origin is logged. Phone numbers are personal data, so only their
    // count is logged.
    const logTarget = (target: object) =>
      log.info({ event: 'channel_configured', channel: channel.name, ...target });
    switch (channel.name) {
      case 'mail':
        logTarget({ to: channel.to.map(({ address }) => address) });
        return channel.to.map((_, index) =>
          createMailChannel(channel.url, channel, { host, linksOf, listLinkOf, index }),
        );
      case 'file':
        logTarget({ folder: outboxFolder(dataDir) });
        return createFileChannel(dataDir, channel, linksOf);
      case 'sms':
        logTarget({ count: channel.to.length });
        return createSmsChannel(channel);
      case 'alimtalk':
        logTarget({ count: channel.to.length });
        return createAlimtalkChannel(channel);
      case 'webhook':
        logTarget({ origin: channel.url.origin });
        return createWebhookChannel({ ...channel, linksOf });
    }
  }
  const firm = channels.flatMap(toFirm);
  const toVisitor: Channel[] = channels
    .filter((channel) => channel.name === 'mail')
    .map((channel) => createVisitorMailChannel(channel.url, channel, { host }));
  if (confirmation) {
    log.info({ event: 'confirmation_enabled', channel: 'confirmation' });
    toVisitor.push(createConfirmationChannel(confirmation));
  }
  return [...firm, ...toVisitor];
}

/** Names of the channels that notify the firm of what happens to a request. */
export function firmChannels(channels: readonly Channel<Notice>[]): string[] {
  return channels.filter((one) => one.notify && !one.toVisitor).map(({ name }) => name);
}
