import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type AlertFacts, type AlertKind, alertText } from './alert-kinds.ts';
import { type Log, outsideRequests } from './log.ts';
import { post } from './post.ts';

export interface Alerts {
  /** Notifies the operator; never throws and never waits. */
  raise(kind: AlertKind, facts?: AlertFacts): void;
}

export interface SentAlerts extends Alerts {
  /** Resolves when no alert is being sent. */
  settled(): Promise<void>;
}

/** A way by which alerts leave the site. */
export interface AlertWay {
  name: 'webhook' | 'mail';
  /** Where it leads, for the operator and without secrets. */
  to: string;
  /** @throws with a code when nobody took the alert */
  send(kind: AlertKind, facts: AlertFacts): Promise<void>;
}

interface AlertsOptions {
  log: Log;
  /** Used at most once an hour for one kind and channel; none: log only. */
  ways?: readonly AlertWay[];
  /** The file that tells the next start what was sent: a site that crashes again and again raises the same at each. */
  memory?: string;
}

const HOUR_MS = 3_600_000;

/** When each alert was sent last, by kind and channel, in milliseconds since 1970. */
const SentSchema = v.record(v.string(), v.number());

/** Alerts as lines of the log, at level `error`, and by the first way that takes them. */
export function createAlerts({ log, ways = [], memory }: AlertsOptions): SentAlerts {
  /** Alerts raised since the last one was sent, by kind and channel. */
  const quiet = new Map<string, { count: number; facts: AlertFacts }>();
  /** Alerts that were sent before this start. */
  const before = readSent(memory);
  const sent = { ...before };
  let sending = Promise.resolve();

  /** Holds back what is raised in the next time, and notifies of it then. */
  function hold(kind: AlertKind, facts: AlertFacts, ms: number) {
    const key = keyOf(kind, facts);
    const held = { count: 0, facts };
    quiet.set(key, held);
    const again = () => {
      quiet.delete(key);
      if (held.count > 0) notify(kind, { ...held.facts, count: held.count });
    };
    outsideRequests(() => setTimeout(again, ms).unref());
    return held;
  }

  function notify(kind: AlertKind, facts: AlertFacts): void {
    const held = hold(kind, facts, quietMs(kind));
    const done = send(kind, facts, held);
    sending = sending.then(() => done);
  }

  async function send(kind: AlertKind, facts: AlertFacts, held: { count: number }): Promise<void> {
    if (!(await sendAlert({ log, ways }, kind, facts))) {
      // Sent again with the next one.
      held.count += facts.count ?? 1;
      return;
    }
    sent[keyOf(kind, facts)] = Date.now();
    writeSent(memory, sent);
  }

  /** Holds back for the rest of its time what was sent before this start. */
  function holdOn(kind: AlertKind, facts: AlertFacts) {
    const age = Date.now() - (before[keyOf(kind, facts)] ?? 0);
    const rest = quietMs(kind) - age;
    return age >= 0 && rest > 0 ? hold(kind, facts, rest) : null;
  }

  return {
    raise(kind, facts = {}) {
      log.error({ event: 'alert', alert: kind, ...facts });
      if (ways.length === 0) return;
      const held = quiet.get(keyOf(kind, facts)) ?? holdOn(kind, facts);
      if (!held) return notify(kind, facts);
      held.count += facts.count ?? 1;
      held.facts = facts;
    },
    settled: () => sending,
  };
}

const keyOf = (kind: AlertKind, { channel = '' }: AlertFacts) => `${kind} ${channel}`;

/** Expired requests are counted each hour, and those that were not deleted stay until a person deletes them. */
const quietMs = (kind: AlertKind) => (kind === 'purge_held' ? 24 * HOUR_MS : HOUR_MS);

function readSent(file: string | undefined): Record<string, number> {
  if (!file) return {};
  try {
    return v.parse(SentSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // There is none, or it was cut off.
    return {};
  }
}

function writeSent(file: string | undefined, sent: Record<string, number>): void {
  if (!file) return;
  try {
    writeFileSync(file, JSON.stringify(sent), { mode: 0o600 });
  } catch {
    // On a full disk an alert is sent once more after a restart.
  }
}

/**
 * Sends one alert now, and logs each way that does not take it.
 *
 * @returns the way that took it
 */
async function sendAlert(
  { log, ways }: Required<Pick<AlertsOptions, 'log' | 'ways'>>,
  kind: AlertKind,
  facts: AlertFacts = {},
): Promise<AlertWay | null> {
  for (const way of ways) {
    try {
      await way.send(kind, facts);
      return way;
    } catch (error) {
      log.warn({ event: 'alert_not_sent', alert: kind, channel: way.name, error });
    }
  }
  return null;
}

/** Posts each alert as a text, as Slack shows it, and as fields. */
export function webhookWay(url: URL): AlertWay {
  return {
    name: 'webhook',
    // The path is often a secret.
    to: `웹훅 ${url.origin}`,
    async send(kind, facts) {
      const body = JSON.stringify({ text: alertText(kind, facts), alert: kind, ...facts });
      const { status } = await post(url, body);
      if (status >= 200 && status < 300) return;
      throw Object.assign(new Error('The webhook refused an alert.'), { code: String(status) });
    },
  };
}
