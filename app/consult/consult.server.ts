import type { Registry } from 'prom-client';
import type { Config } from '#app/config/config.ts';
import type { WithdrawalChoice } from '#app/consult/requests/stored.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { createDailyCounts, type Visit } from '#app/tracking/counts/daily-counts.ts';
import type { Contact } from '#app/tracking/events.ts';
import { backlogReader, readBacklog } from './delivery/backlog.server.ts';
import { enqueueFollowUp, enqueueRequests, enqueueWithdrawal } from './delivery/enqueue.server.ts';
import { createDeliveryMetrics } from './delivery/metrics.server.ts';
import { createOutbox } from './delivery/outbox.server.ts';
import { createAppointments, tellsVisitor } from './desk/appointments/appointments.server.ts';
import { createLateCalls } from './desk/calls/late-calls.server.ts';
import { createDigest } from './desk/digest/digest.server.ts';
import { linkRoutes } from './desk/links/link-routes.server.ts';
import { listRoutes } from './desk/list/list-routes.server.ts';
import { createChannels, firmChannels } from './desk/messages/channels.server.ts';
import { createNotices } from './desk/notices.server.ts';
import { createRetention } from './desk/retention/retention.server.ts';
import { createWatch } from './desk/watch.server.ts';
import { wishLinks } from './desk/wishes/wish-link.server.ts';
import { wishRoutes } from './desk/wishes/wish-routes.server.ts';
import { consultRoutes } from './intake/consult-routes.server.ts';
import { honeypotNames } from './intake/honeypot.server.ts';
import { createLimits } from './intake/limits.server.ts';
import { createSubmissionMetrics } from './intake/metrics.server.ts';
import type { FormPages } from './intake/reply.server.ts';
import { createSubmitForm } from './intake/submit-form.server.ts';
import { sentCookies } from './receipt/browser-cookie.server.ts';
import { type FoundReceipt, findReceipt } from './receipt/open-receipt.server.ts';
import { receiptPath } from './receipt/receipt-link.server.ts';
import { type ReceiptPages, receiptRoutes } from './receipt/receipt-routes.server.ts';
import { createWithdrawalLimits } from './receipt/withdrawal-limits.server.ts';
import { createStore } from './requests/accept.server.ts';
import { createAccessLogCopy } from './requests/access-log/copy.server.ts';
import { oldestRequest } from './requests/backup/backup.server.ts';
import { addWord, correctPhone } from './requests/follow-ups.server.ts';
import type { Database } from './requests/storage/database.server.ts';
import { openStorage } from './requests/storage/open-storage.server.ts';
import { withdrawRequest } from './requests/withdraw.server.ts';

/** Consultation requests: received, stored, delivered and eventually deleted. */
export type Consult = Awaited<ReturnType<typeof openConsult>>;

interface ConsultOptions {
  config: Config;
  log: Log;
  alerts: Alerts;
  registry: Registry;
}

/**
 * Opens the database and connects the parts of the feature.
 *
 * @throws StartupError, or the error that kept the database from opening or being read
 */
export async function openConsult({ config, log, alerts, registry }: ConsultOptions) {
  const storage = await openStorage(config, log, { mayCreateKey: true });
  const { db, keyring } = storage;
  const channels = createChannels(config, log, keyring);
  const { retentionMonths } = config;
  const names = channels.map(({ name }) => name);
  const toFirm = firmChannels(channels);
  const wishLink = wishLinks(keyring, config.origin);
  const store = createStore(db, keyring, enqueueRequests(channels));
  const backlog = backlogReader(db, names);
  const countSubmission = createSubmissionMetrics(registry);
  const outbox = createOutbox({
    db,
    keyring,
    channels,
    log,
    alerts,
    host: config.origin.hostname,
    composers: createNotices({
      db,
      keyring,
      retentionMonths,
      wishLink,
    }),
    count: createDeliveryMetrics({ registry, channels: names, readBacklog: backlog }),
  });
  const digest = createDigest({
    db,
    keyring,
    retentionMonths,
    log,
    alerts,
    at: config.digestAt,
    channels: names,
    onQueued: outbox.wake,
  });
  const appointments = createAppointments({
    db,
    keyring,
    log,
    alerts,
    channels: names,
    onQueued: outbox.wake,
  });
  const lateCalls = createLateCalls({
    db,
    keyring,
    log,
    alerts,
    channels: names,
    onQueued: outbox.wake,
  });
  const accessLogCopy = createAccessLogCopy(db, log);
  const retention = createRetention({
    db,
    config,
    channels: toFirm,
    onQueued: outbox.wake,
    log,
    alerts,
  });
  const watch = createWatch({
    dataDir: config.dataDir,
    checkDatabase: db.probe,
    readBacklog: backlog,
    // The operator of PostgreSQL may back it up without the site's knowledge.
    readOldestRequest: config.databaseUrl ? async () => null : () => oldestRequest(db),
    alerts,
    log,
  });
  const counts = createDailyCounts(db, log);
  const onWithdrawn = enqueueWithdrawal(toFirm);
  const followUps = { db, keyring, onFollowUp: enqueueFollowUp(toFirm) };
  const receipts = {
    keyring,
    find: (reference: string) => findReceipt({ db, keyring }, reference),
    limits: createWithdrawalLimits(keyring),
    async withdraw({ row }: FoundReceipt, choice: WithdrawalChoice) {
      const done = await withdrawRequest({ db, id: row.id, choice, expected: row, onWithdrawn });
      if (done) outbox.wake();
      return done;
    },
    correct: ({ row }: FoundReceipt, phone: string) =>
      correctPhone(followUps, row.id, phone).finally(outbox.wake),
    add: ({ row }: FoundReceipt, text: string) =>
      addWord(followUps, row.id, text).finally(outbox.wake),
  };
  const submitForm = createSubmitForm({
    store,
    keyring,
    limits: createLimits(),
    receiptPath: (receipt) => receiptPath(keyring, receipt),
    onStored({ source, suspected }) {
      outbox.wake();
      if (!suspected) counts.add('request', source);
    },
  });
  await warnOfMissingChannels(names, db, log);

  return {
    database: db.name,
    /** Ids of the keys, the current one first. */
    keys: keyring.ids,
    formOptions: {
      honeypot: honeypotNames(keyring)[0],
      confirmation: config.confirmation !== null,
    },
    /** `/consult`, which answers with these pages. */
    routes: (visitors: VisitorGuard, pages: FormPages & ReceiptPages) =>
      consultRoutes({
        submitForm,
        sentCookies: (reference) => sentCookies(keyring, reference),
        visitors,
        pages,
        log,
        alerts,
        count: countSubmission,
      }).route('/', receiptRoutes({ ...receipts, visitors, pages, log, alerts })),
    /** The pages of the links in the firm's mail, and the list of open requests; `styles`: addresses of the site's style sheets. */
    linkRoutes(visitors: VisitorGuard, styles: () => readonly string[]) {
      const desk = {
        storage,
        visitors,
        styles,
        tellsVisitor: (id: string) => tellsVisitor(storage, names, id),
        log,
        alerts,
      };
      const wishes = wishRoutes({ ...desk, channels: toFirm, onQueued: outbox.wake });
      const links = linkRoutes(desk).route('/', wishes);
      const { deskPin: pin } = config;
      if (pin === null) return links;
      const addresses = config.channels.flatMap((channel) =>
        channel.name === 'mail' ? channel.to.map(({ address }) => address) : [],
      );
      // Before the links, whose path would take the list's for a token.
      const list = listRoutes({
        ...desk,
        addresses,
        pin,
        retentionMonths,
        channels,
        wishLink,
        onQueued: outbox.wake,
      });
      return list.route('/', links);
    },
    /** Counts a click on a contact link, for the firm's report. */
    countContact: async (contact: Contact, visit: Visit) => counts.add(contact, visit),
    /** Cheap enough to be called often. @throws if a request could not be stored now */
    checkDatabase: db.probe,
    /** Deliveries that wait, as of at most a few seconds ago. */
    readBacklog: backlog,
    /** Starts deliveries, their monitoring, and retention. */
    start(): void {
      outbox.wake();
      watch.start();
      retention.start();
      digest.start();
      appointments.start();
      lateCalls.start();
      accessLogCopy.start();
    },
    /** Stops all of that and closes the database; requests must have ended before. */
    async close(): Promise<void> {
      watch.stop();
      const jobs = [digest, appointments, lateCalls, retention, accessLogCopy, outbox];
      await Promise.all([...jobs.map((job) => job.stop()), counts.flush()]);
      await db.close();
    },
  };
}

/** Logs channels that still have deliveries but were removed from the configuration: those deliveries wait forever. */
async function warnOfMissingChannels(
  names: readonly string[],
  db: Database,
  log: Log,
): Promise<void> {
  for (const { channel } of await readBacklog(db, names)) {
    if (names.includes(channel)) continue;
    log.warn({ event: 'missing_channel', channel });
  }
}
