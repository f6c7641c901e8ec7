import { resolve } from 'node:path';
import type { Config } from '#app/config/config.ts';
import { recipientsOf, unnamedWords } from '#app/config/recipients.ts';
import { isServed } from '#app/config/rules.ts';
import type { Warning } from '#app/config/warnings.ts';
import { tryReceivers, type Unreachable } from '#app/consult/delivery/try-receivers.server.ts';
import { lastBackup } from '#app/consult/requests/backup/backup.server.ts';
import { processors } from '#app/firm/data/processors.data.ts';
import type { Log } from '#app/platform/log.ts';
import { isLocalSite } from '#app/platform/loopback.ts';

interface Start {
  log: Log;
  say: (sentence: string) => void;
  warnings: Warning[];
  /** Number of ways to send alerts. */
  alertWays: number;
  /** Whether this start created the database. */
  isNew: boolean;
}

/** Warns the operator of each setting that may be unexpected, in the log and by a sentence. */
export async function sayAtStart(config: Config, start: Start): Promise<void> {
  const { log, say, warnings, alertWays, isNew } = start;
  const isPublic = !isLocalSite(config.origin);
  if (config.origin.protocol === 'http:' && isPublic) {
    log.warn({ event: 'origin_without_tls', setting: 'ORIGIN' });
  }
  for (const [setting, sentence] of warnings) {
    log.warn({ event: 'setting', setting });
    say(`${setting}: ${sentence}.`);
  }
  const unnamed = unnamedWords(recipientsOf(config), processors ?? []);
  if (unnamed) say(unnamed);
  if (alertWays === 0) {
    log.warn({ event: 'no_way_for_alerts', setting: 'ALERT_WEBHOOK_URL' });
    if (isPublic) {
      say(
        '사람이 보아야 할 일을 알릴 곳이 없어 기록에만 남깁니다. .env에 ALERT_WEBHOOK_URL이나 SMTP_URL을 적고, npm run consult -- alert-test로 닿는지 보세요.',
      );
    }
  }
  if (isNew) {
    log.info({ event: 'database_made', folder: resolve(config.dataDir) });
    if (isPublic) {
      say(
        `DATA_DIR: ${resolve(config.dataDir)}에 새 데이터베이스를 만들었습니다. 있던 것을 쓰려 하셨다면, 멈추고 DATA_DIR을 고쳐 주세요.`,
      );
    }
  } else if (
    isPublic &&
    !config.databaseUrl &&
    (await lastBackup(config.dataDir).catch(() => 0)) === null
  ) {
    log.warn({ event: 'never_backed_up' });
    say(
      '아직 백업한 적이 없습니다. npm run consult -- backup으로 만들고, 날마다 만들게 해 주세요: docs/operations.md의 11번',
    );
  }
  if (isServed(config.origin.href)) void tellUnreachable(config, start);
}

/** Checks connections without stopping the site: what is unreachable now may be available when a request arrives. */
async function tellUnreachable(config: Config, { log, say }: Start): Promise<void> {
  for (const { setting, host, code } of await tryReceivers(config)) {
    log.warn({ event: 'receiver_unreachable', setting, code });
    say(`${setting}: ${host}에 닿지 못했습니다(${code}). ${advice[setting]}`);
  }
}

const advice: Record<Unreachable['setting'], string> = {
  SMTP_URL:
    '주소와 포트, 아이디와 암호를 확인해 주세요. 그때까지 메일로 가는 신청과 알림은 닿지 않습니다.',
  WEBHOOK_URL: '주소를 확인해 주세요. 그때까지 신청은 저장만 되고 웹훅으로 가지 않습니다.',
  ALERT_WEBHOOK_URL: '주소를 확인해 주세요. 그때까지 알림은 메일로 갑니다(SMTP_URL이 있을 때).',
};
