import type { Challenge } from 'altcha-lib';
import type { Config } from '#app/config/config.ts';
import type { Log } from '#app/platform/log.ts';
import type { CountDelivery } from '#app/server/metrics.ts';
import { createDailyCounts } from '#app/tracking/counts/daily-counts.ts';
import { classifySource, type SourceClass } from '#app/tracking/counts/source-class.ts';
import type { Contact } from '#app/tracking/events.ts';
import { type Alerts, createAlerts } from '../delivery/alerts.ts';
import { type Backlog, backlogReader, readBacklog } from '../delivery/backlog.server.ts';
import { createCalm } from '../delivery/calm.server.ts';
import { createChannels } from '../delivery/channels/create.server.ts';
import { createOutbox } from '../delivery/outbox.server.ts';
import { createWatch } from '../delivery/watch.server.ts';
import { createLimits } from '../http/limits.server.ts';
import { createPressure } from '../http/pressure.server.ts';
import { createProofChallenge } from '../http/proof.server.ts';
import { createTakeIn, type TakeIn } from '../http/take-in.server.ts';
import { newNonce, writeTicket } from '../http/ticket.server.ts';
import { trapNames } from '../http/trap.server.ts';
import { createRetention } from '../retention/retention.server.ts';
import type { Database } from '../storage/database.server.ts';
import type { Keyring } from '../storage/seal.server.ts';
import { createStore } from '../storage/store.server.ts';
import { openVault } from '../storage/vault.server.ts';
import type { Receipt } from '../submission/form-state.ts';

/**
 * All that happens to a request behind the port: it is taken in, kept, delivered and one day deleted.
 * Whatever passes here can be sent from one thread to another (decision 031).
 */
export interface Intake {
  readonly facts: IntakeFacts;
  /** @throws whatever kept a sound form from being stored */
  takeIn: TakeIn;
  /** What a page's script asks for before it sends; the challenge only when many requests come. */
  ticket(): Promise<{ ticket: string; challenge: Challenge | null }>;
  /** The receipt of a reference, or null when there is none. */
  receipt(reference: string): Promise<Receipt | null>;
  /** Counts a link that was clicked, for the firm's report. */
  countContact(contact: Contact, source: SourceClass): Promise<void>;
  /** @throws when a request could not be stored now; costs little, however many ask */
  checkDatabase(): Promise<void>;
  /** What waits to be delivered, as of some seconds ago at most. */
  readBacklog(): Promise<readonly Backlog[]>;
  /** Begins to deliver what waits, to watch over it, and to delete what is over. */
  start(): Promise<void>;
  /** Stops all of that and closes the database. */
  close(): Promise<void>;
}

interface IntakeFacts {
  database: Database['kind'];
  /** Names of the keys, the current one first. */
  keys: readonly string[];
  /** Names of the channels that are configured. */
  channels: readonly string[];
  /** Name of the form's field that no person sees. */
  trap: string;
}

/** Opens an intake; `countDelivery` is called after each attempt of a channel. */
export type OpenIntake = (countDelivery: CountDelivery) => Promise<Intake>;

interface IntakeOptions {
  config: Config;
  log: Log;
  countDelivery: CountDelivery;
}

/**
 * The intake, in this thread.
 *
 * @throws StartupError, KeyFault, or whatever kept the database from opening or being read
 */
export async function createIntake({ config, log, countDelivery }: IntakeOptions): Promise<Intake> {
  const channels = createChannels(config, log);
  const { db, keyring } = await openVault(config, log, { resident: true });
  const store = createStore(db, keyring, channels);
  const alerts = createAlerts({ log, webhook: config.alertWebhook });
  const names = channels.map(({ name }) => name);
  const backlog = backlogReader(db, names);
  const calm = createCalm();
  const outbox = createOutbox({
    ...{ db, keyring, channels, log, alerts },
    host: config.origin.hostname,
    count: countDelivery,
    calm: calm.settle,
  });
  const retention = createRetention({ db, config, log, alerts });
  const watch = createWatch({ readBacklog: backlog, alerts, log });
  const counts = createDailyCounts(db, log);
  const pressure = createPressure();
  const takeIn = createTakeIn({
    ...{ store, keyring, pressure },
    limits: createLimits({ keyring, pool: db.pool, log }),
    onStored({ source, counted }) {
      outbox.wake();
      if (counted) counts.add('request', classifySource(source));
    },
  });
  await warnOfMissing(names, db, log);

  return {
    facts: { database: db.kind, keys: keyring.ids, channels: names, trap: trapNames(keyring)[0] },
    takeIn(form, address) {
      calm.disturb();
      return takeIn(form, address).catch(alerted(alerts));
    },
    ticket: () => giveTicket(keyring, pressure.isHigh()),
    receipt: store.receipt,
    async countContact(contact, source) {
      counts.add(contact, source);
    },
    checkDatabase: db.probe,
    readBacklog: backlog,
    async start() {
      outbox.wake();
      watch.start();
      retention.start();
    },
    async close() {
      watch.stop();
      await Promise.all([outbox.stop(), retention.stop(), counts.flush()]);
      await db.close();
    },
  };
}

function alerted(alerts: Alerts) {
  return (error: unknown): never => {
    alerts.raise('request not stored');
    throw error;
  };
}

async function giveTicket(keyring: Keyring, proofAsked: boolean) {
  const nonce = newNonce();
  const challenge = proofAsked ? await createProofChallenge(keyring, nonce) : null;
  return { ticket: writeTicket(keyring, { nonce, proofAsked }), challenge };
}

/** A channel that is configured no more leaves its deliveries waiting: that must not go unseen. */
async function warnOfMissing(names: readonly string[], db: Database, log: Log): Promise<void> {
  for (const { channel } of await readBacklog(db, names)) {
    if (names.includes(channel)) continue;
    log.warn({ event: 'missing_channel', channel });
  }
}
