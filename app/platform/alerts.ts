import { type AlertFacts, type AlertKind, alertText } from './alert-kinds.ts';
import { type Log, outsideRequests } from './log.ts';
import { post } from './post.ts';

export interface Alerts {
  /** Notifies the operator; never throws and never waits. */
  raise(kind: AlertKind, facts?: AlertFacts): void;
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
}

const QUIET_MS = 3_600_000;

/** Alerts as lines of the log, at level `error`, and by the first way that takes them. */
export function createAlerts({ log, ways = [] }: AlertsOptions): Alerts {
  /** Alerts raised since the last one was sent, by kind and channel. */
  const quiet = new Map<string, { count: number; facts: AlertFacts }>();

  async function notify(kind: AlertKind, facts: AlertFacts): Promise<void> {
    const key = `${kind} ${facts.channel ?? ''}`;
    const held = { count: 0, facts };
    quiet.set(key, held);
    const again = () => {
      quiet.delete(key);
      if (held.count > 0) void notify(kind, { ...held.facts, count: held.count });
    };
    outsideRequests(() => setTimeout(again, QUIET_MS).unref());
    if (await sendAlert({ log, ways }, kind, facts)) return;
    // Sent again with the next one.
    held.count += facts.count ?? 1;
  }

  return {
    raise(kind, facts = {}) {
      log.error({ event: 'alert', alert: kind, ...facts });
      if (ways.length === 0) return;
      const held = quiet.get(`${kind} ${facts.channel ?? ''}`);
      if (!held) return void notify(kind, facts);
      held.count += facts.count ?? 1;
      held.facts = facts;
    },
  };
}

/**
 * Sends one alert now, and logs each way that does not take it.
 *
 * @returns the way that took it
 */
async function sendAlert(
  { log, ways }: Required<AlertsOptions>,
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
