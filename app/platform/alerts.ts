import { type Log, outsideRequests } from './log.ts';
import { post } from './post.ts';

/** Conditions that a person must look at soon. */
export type AlertKind = keyof typeof sentences;

/** Details without personal data. */
interface AlertFacts {
  channel?: string;
  code?: string;
  count?: number;
  /** Minimum age of the oldest delivery. */
  hours?: number;
}

export interface Alerts {
  /** Notifies the operator; never throws and never waits. */
  raise(kind: AlertKind, facts?: AlertFacts): void;
}

interface AlertsOptions {
  log: Log;
  /** Posted to as well, at most once an hour for one kind and channel; null: log only. */
  webhook?: URL | null;
}

const QUIET_MS = 3_600_000;

/** Alerts as lines of the log, at level `error`, and as posts to a webhook. */
export function createAlerts({ log, webhook = null }: AlertsOptions): Alerts {
  /** Alerts raised since the last post, by kind and channel. */
  const quiet = new Map<string, { count: number; facts: AlertFacts }>();

  async function notify(url: URL, kind: AlertKind, facts: AlertFacts): Promise<void> {
    const key = `${kind} ${facts.channel ?? ''}`;
    const held = { count: 0, facts };
    quiet.set(key, held);
    const again = () => {
      quiet.delete(key);
      if (held.count > 0) void notify(url, kind, { ...held.facts, count: held.count });
    };
    outsideRequests(() => setTimeout(again, QUIET_MS).unref());
    if (await send(url, kind, facts)) return;
    // Sent again with the next post.
    held.count += facts.count ?? 1;
  }

  async function send(url: URL, kind: AlertKind, facts: AlertFacts): Promise<boolean> {
    try {
      const body = JSON.stringify({ text: sentence(kind, facts), alert: kind, ...facts });
      const { status } = await post(url, body);
      if (status >= 200 && status < 300) return true;
      log.warn({ event: 'alert_not_sent', alert: kind, status });
    } catch (error) {
      log.warn({ event: 'alert_not_sent', alert: kind, error });
    }
    return false;
  }

  return {
    raise(kind, facts = {}) {
      log.error({ event: 'alert', alert: kind, ...facts });
      if (!webhook) return;
      const held = quiet.get(`${kind} ${facts.channel ?? ''}`);
      if (!held) return void notify(webhook, kind, facts);
      held.count += facts.count ?? 1;
      held.facts = facts;
    },
  };
}

/** What happened and what to do, for the operator. */
const sentences = {
  delivery_stuck:
    '상담 신청이나 접수 확인 문자가 전달되지 않고 있습니다. npm run consult -- deliveries로 확인해 주세요.',
  deliveries_late:
    '상담 신청의 전달이 늦어지고 있습니다. npm run consult -- deliveries로 확인해 주세요.',
  request_not_stored:
    '상담 신청을 저장하지 못했습니다. 디스크와 데이터베이스를 바로 확인해 주세요.',
  database_unavailable: '데이터베이스를 읽지 못합니다. 디스크와 데이터베이스를 확인해 주세요.',
  sealed_text_damaged:
    '봉해 둔 상담 신청이 열리지 않습니다. npm run consult -- verify로 확인해 주세요.',
  purge_failed: '보유 기간이 지난 상담 신청을 지우지 못했습니다. 서버의 기록을 확인해 주세요.',
  purge_held:
    '보유 기간이 지난 신청이 한꺼번에 많아 지우지 않았습니다. 서버의 날짜가 맞으면 npm run consult -- purge --many로 지워 주세요.',
};

function sentence(kind: AlertKind, { channel, code, count, hours }: AlertFacts): string {
  const details = [
    channel && `통로 ${channel}`,
    code && `까닭 ${code}`,
    hours && `${hours}시간 넘게`,
    count && `${count}번`,
  ].filter(Boolean);
  return details.length > 0 ? `${sentences[kind]} (${details.join(', ')})` : sentences[kind];
}
