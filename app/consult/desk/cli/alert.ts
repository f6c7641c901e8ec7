import { setTimeout as wait } from 'node:timers/promises';
import { readAlertSettings } from '#app/config/config.ts';
import { alertWays } from '#app/consult/delivery/alert-ways.server.ts';
import type { AlertFacts, AlertKind } from '#app/platform/alert-kinds.ts';
import { type AlertWay, RETRIES_MS } from '#app/platform/alerts.ts';
import { command } from './command.ts';
import { CommandFault, UsageFault } from './fault.ts';
import { print, printNote } from './output.ts';

export const alertTest = command({
  help: `
consult alert-test     알림이 닿는지, 설정한 곳마다 시험 알림을 하나씩 보냅니다.

서버가 돌지 않아도, 데이터베이스가 없어도 됩니다.
`,
  async run() {
    const ways = configuredWays();
    for (const way of ways) if (!(await sends(way, 'test'))) process.exitCode = 1;
    const [first, second] = ways;
    if (second) print(`알림은 ${first?.to}로 가고, 거기서 받지 않을 때에만 ${second.to}로 갑니다.`);
  },
});

export const alertCommand = command({
  help: `
consult alert --unit 서비스      서비스가 실패했다고 알립니다.
consult alert --publish 까닭    고친 글을 올리지 못했다고 한 번 알립니다. npm run publish가 부릅니다.

systemd의 OnFailure=나 크론이 부릅니다. 예: 백업명령 || consult alert --unit site-backup
서비스의 알림은 보내지 못하면 1분, 5분, 15분을 쉬며 세 번 더 보내 봅니다.
`,
  options: { unit: { type: 'string' }, publish: { type: 'string' } },
  async run({ unit = '', publish: reason }) {
    if (reason) {
      if (!(await sendOnce(configuredWays(), 'publish_failed', { reason }))) process.exitCode = 1;
      return;
    }
    if (!/^[\w@.:\\-]{1,200}$/.test(unit)) {
      throw new UsageFault('실패한 서비스의 이름을 적어 주세요: --unit site-backup.service');
    }
    if (!(await sendUntilTaken(configuredWays(), 'unit_failed', { unit }))) process.exitCode = 1;
  },
});

/**
 * Sends an alert by the first way that accepts it. If none does, tries again after each pause, because no server may be
 * running that would send it later.
 *
 * @param pause waits for the given number of milliseconds
 * @returns whether a way accepted the alert
 */
export async function sendUntilTaken(
  ways: readonly AlertWay[],
  kind: AlertKind,
  facts: AlertFacts,
  pause: (ms: number) => Promise<void> = wait,
): Promise<boolean> {
  for (const ms of [...RETRIES_MS, null]) {
    if (await sendOnce(ways, kind, facts)) return true;
    if (ms === null) break;
    printNote(`${ms / 60_000}분 뒤에 다시 보냅니다.`);
    await pause(ms);
  }
  return false;
}

/** Sends an alert by the first way that accepts it. Returns whether one did. */
async function sendOnce(ways: readonly AlertWay[], kind: AlertKind, facts: AlertFacts) {
  for (const way of ways) if (await sends(way, kind, facts)) return true;
  return false;
}

/** @throws CommandFault if none is configured */
function configuredWays(): AlertWay[] {
  const ways = alertWays(readAlertSettings());
  if (ways.length > 0) return ways;
  throw new CommandFault(
    '알림을 보낼 곳이 없습니다. .env에 ALERT_WEBHOOK_URL이나 SMTP_URL을 바르게 적어 주세요.',
  );
}

/** Sends an alert by this way, and says whether that worked. */
async function sends(way: AlertWay, kind: AlertKind, facts: AlertFacts = {}): Promise<boolean> {
  try {
    await way.send(kind, facts);
    print(`${way.to}: 보냈습니다.`);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    printNote(`${way.to}: 보내지 못했습니다 (${code}). ${advice[way.name]}`);
    return false;
  }
}

const advice: Record<AlertWay['name'], string> = {
  webhook:
    'ALERT_WEBHOOK_URL이 지금도 있는 주소인지, 이 컴퓨터에서 그 서버에 접속되는지 보세요. 404나 410이면 그곳에서 새 주소를 만드세요.',
  mail: 'SMTP_URL, MAIL_FROM, ALERT_MAIL_TO(비웠으면 MAIL_TO)가 맞는지 보세요. 까닭의 뜻은 docs/channels.md의 메일에 있습니다.',
};
