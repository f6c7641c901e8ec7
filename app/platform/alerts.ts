import { type AlertFacts, type AlertKind, alertText, deskSentences } from './alert-kinds.ts';
import { openAlertMemory } from './alert-memory.ts';
import { type Log, outsideRequests } from './log.ts';
import { post } from './post.ts';

export interface Alerts {
  /** Notifies the operator; never throws and never waits. */
  raise(kind: AlertKind, facts?: AlertFacts): void;
}

export interface SentAlerts extends Alerts {
  /** Resolves when no alert is being sent. */
  settled(): Promise<unknown>;
}

/** A way by which alerts leave the site. */
export interface AlertWay {
  name: 'webhook' | 'mail';
  /** Destination to show to the operator, without secrets. */
  to: string;
  /** @throws an error with a code if nobody accepted the alert */
  send(kind: AlertKind, facts: AlertFacts): Promise<void>;
}

interface AlertsOptions {
  log: Log;
  /** Ways that get an alert of one kind and channel at most once an hour; none: log only. */
  ways?: readonly AlertWay[];
  /** Ways to the desk, which get the kinds of `deskSentences` besides; none: only `ways` get them. */
  deskWays?: readonly AlertWay[];
  /** File that keeps sent and refused alerts for the next start (`openAlertMemory`). */
  memory?: string;
}

/** An alert that is being sent, was refused, or was sent within the last hour, and what was raised meanwhile. */
interface Held {
  /** Number of alerts that were raised but not sent. */
  count: number;
  /** Facts of the last of these alerts. */
  facts: AlertFacts;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Pauses before the first retries of an alert that every way refused. Further retries follow once an hour. */
export const RETRIES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

/**
 * Writes alerts to the log, at level `error`, and sends them by the first way that accepts them. An alert that no way
 * accepts is sent again until one does, even after a restart.
 */
export function createAlerts({ log, ways = [], deskWays = [], memory }: AlertsOptions): SentAlerts {
  const operator = createSender({ log, ways, memory });
  const desk = createSender({ log, ways: deskWays, memory: memory && `${memory}-desk` });
  return {
    raise(kind, facts = {}) {
      log.error({ event: 'alert', alert: kind, ...facts });
      operator.raise(kind, facts);
      if (deskSentences[kind]) desk.raise(kind, facts);
    },
    settled: () => Promise.all([operator.settled(), desk.settled()]),
  };
}

type SenderOptions = Required<Pick<AlertsOptions, 'log' | 'ways'>> & { memory: string | undefined };

/** Sends alerts by these ways, and remembers what was sent and refused. */
function createSender({ log, ways, memory }: SenderOptions) {
  /** Held alerts by kind and channel. */
  const holding = new Map<string, Held>();
  const remembered = openAlertMemory(ways.length > 0 ? memory : undefined);
  let sending = Promise.resolve();

  /** Collects the alerts that are raised during this time, and then sends them as one. */
  function hold(kind: AlertKind, held: Held, ms: number, refused = 0): Held {
    const key = keyOf(kind, held.facts);
    holding.set(key, held);
    const again = () => {
      holding.delete(key);
      if (held.count > 0) notify(kind, { ...held.facts, count: held.count }, refused);
    };
    outsideRequests(() => setTimeout(again, ms).unref());
    return held;
  }

  /** @param refused how often every way has refused it already */
  function notify(kind: AlertKind, facts: AlertFacts, refused = 0): void {
    const held = { count: 0, facts };
    holding.set(keyOf(kind, facts), held);
    const done = send(kind, held, refused);
    sending = sending.then(() => done);
  }

  async function send(kind: AlertKind, held: Held, refused: number): Promise<void> {
    const { facts } = held;
    const key = keyOf(kind, facts);
    const pause = RETRIES_MS[refused] ?? HOUR_MS;
    // Before it is sent: the process may end meanwhile.
    remembered.set(key, { kind, facts, refused: refused + 1, next: Date.now() + pause });
    if (await sendAlert({ log, ways }, kind, facts)) {
      remembered.set(key, Date.now());
      hold(kind, held, quietMs(kind));
    } else {
      held.count += facts.count ?? 1;
      hold(kind, held, pause, refused + 1);
    }
  }

  /** Holds back for the rest of its time what was sent before this start. */
  function holdOn(kind: AlertKind, facts: AlertFacts): Held | null {
    const sent = remembered.get(keyOf(kind, facts));
    if (typeof sent !== 'number') return null;
    const age = Date.now() - sent;
    const rest = quietMs(kind) - age;
    return age >= 0 && rest > 0 ? hold(kind, { count: 0, facts }, rest) : null;
  }

  for (const { kind, facts, refused, next } of remembered.refused()) {
    const rest = Math.min(Math.max(next - Date.now(), 0), HOUR_MS);
    hold(kind, { count: facts.count ?? 1, facts }, rest, refused);
  }

  return {
    raise(kind: AlertKind, facts: AlertFacts): void {
      if (ways.length === 0) return;
      const held = holding.get(keyOf(kind, facts)) ?? holdOn(kind, facts);
      if (!held) {
        notify(kind, facts);
        return;
      }
      held.count += facts.count ?? 1;
      held.facts = facts;
    },
    settled: () => sending,
  };
}

const keyOf = (kind: AlertKind, { channel = '' }: AlertFacts) => `${kind} ${channel}`;

/** Expired requests are counted each hour, and those that were not deleted stay until a person deletes them. */
const quietMs = (kind: AlertKind) => (kind === 'purge_held' ? 24 * HOUR_MS : HOUR_MS);

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
