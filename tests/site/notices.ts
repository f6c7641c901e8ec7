import { expect, vi } from 'vitest';
import type { Channel } from '#app/consult/delivery/channel.server.ts';
import { createOutbox } from '#app/consult/delivery/outbox.server.ts';
import type { Notice } from '#app/consult/desk/messages/notice.ts';
import { createNotices } from '#app/consult/desk/notices.server.ts';
import type { OfficeHours } from '#app/consult/requests/call-due.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { createLog, type Log } from '#app/platform/log.ts';
import { LONGEST_WAIT } from '../timeouts.ts';
import { openStore, submission } from './storage.ts';

/** Retention period for `createNotices`. */
export const retentionMonths = 12;

/** Sets the clock to a time of day in Korea. */
export function setKoreanTime(day: string, clock: string): void {
  vi.setSystemTime(new Date(`${day}T${clock}:00+09:00`));
}

/**
 * Stores a unique request.
 *
 * @returns its reference
 */
export async function receiveRequest(
  storage: ConsultStorage,
  fields: Parameters<typeof submission>[0] = {},
): Promise<string> {
  const request = submission({ message: `${Math.random()}`, ...fields });
  return (await openStore(storage).accept(request)).receipt.reference;
}

/** A log whose events can be awaited. */
export function watchedLog() {
  const lines: string[] = [];
  const count = (event: string) => lines.filter((line) => line.includes(event)).length;
  return {
    log: createLog('debug', { write: (line) => lines.push(line) }),
    /** Resolves when the event has been logged this many times. */
    logged: (event: string, times: number) =>
      vi.waitFor(() => expect(count(event)).toBe(times), LONGEST_WAIT),
  };
}

/** A channel that passes its notices on to the test. */
export function noticeChannel(name: string, notify: (notice: Notice) => void): Channel<Notice> {
  return {
    name,
    async deliver() {},
    notify: async (notice) => notify(notice),
  };
}

interface NoticeOutbox {
  channels: Channel<Notice>[];
  log: Log;
  office?: OfficeHours;
}

/** The outbox of a site with these channels, which writes its notices as the site does. */
export function openNoticeOutbox(
  { db, keyring }: ConsultStorage,
  { channels, log, office }: NoticeOutbox,
) {
  const wishLink = (id: string) => `https://example.com/desk/wish/${id}`;
  const settings = { db, keyring, retentionMonths, wishLink };
  return createOutbox({
    db,
    keyring,
    channels,
    log,
    alerts: createAlerts({ log }),
    host: 'example.com',
    composers: createNotices(office ? { ...settings, office } : settings),
  });
}

/** Delivers all notices that wait, and stops the outbox. */
export async function deliverAll(
  { db }: Pick<ConsultStorage, 'db'>,
  outbox: ReturnType<typeof openNoticeOutbox>,
): Promise<void> {
  const waits = () =>
    db.query.selectFrom('outbox').select('id').where('delivered_at', 'is', null).execute();
  await vi.waitFor(async () => expect(await waits()).toEqual([]), LONGEST_WAIT);
  await outbox.stop();
}
