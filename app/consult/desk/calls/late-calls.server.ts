import { newDeliveries } from '#app/consult/delivery/enqueue.server.ts';
import { callDue, type OfficeHours, officeHours } from '#app/consult/requests/call-due.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { readOpenWishes } from '#app/consult/requests/open-wishes.server.ts';
import { isDamaged, open } from '#app/consult/requests/request-reader.server.ts';
import { uncalled } from '#app/consult/requests/states.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import { koreanClock, koreanDay } from '#app/law/korean-time.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import { databaseAlert } from '#app/platform/database/errors.ts';
import { createJob } from '#app/platform/job.ts';
import type { Log } from '#app/platform/log.ts';
import { answerWords, requestItem } from '../digest/digest-notice.server.ts';
import type { Notice } from '../messages/notice.ts';
import { sendsDigest } from '../messages/notice.ts';

interface LateCallsOptions extends ConsultStorage {
  office?: OfficeHours;
  /** Names of the configured channels. */
  channels: readonly string[];
  /** Called after a notice was queued. */
  onQueued: () => void;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

const PERIOD_MS = 60_000;

/**
 * Queues a notice for the firm when a promised time passes and a request is still not marked as called: once for each
 * time, and only on its day. The digest of the next morning lists the request anyway.
 */
export function createLateCalls(options: LateCallsOptions) {
  const { db, office, onQueued, log, alerts } = options;
  const channels = options.channels.filter(sendsDigest);

  async function round(): Promise<void> {
    try {
      let queued = 0;
      for (const due of await passedToday()) queued += await queue(due);
      if (queued > 0) onQueued();
    } catch (error) {
      // The next round tries again.
      log.error({ event: 'late_calls_failed', error });
      if (!databaseAlert(error)) alerts.raise('late_calls_failed');
    }
  }

  /** The promised times of today that have passed, of requests that wait for a call. */
  async function passedToday(): Promise<Set<string>> {
    const now = new Date();
    const passed = (await waiting(options, office)).filter(
      ({ due }) => due <= now.toISOString() && koreanDay(new Date(due)) === koreanDay(now),
    );
    return new Set(passed.map(({ due }) => due));
  }

  /** @returns the number of new deliveries: 0 if the notice was queued before */
  function queue(about: string): Promise<number> {
    return db.exclusively(async (transaction) => {
      const known = await transaction
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'overdue')
        .where('about', '=', about)
        .executeTakeFirst();
      if (known) return 0;
      const subject = { kind: 'overdue', consultation_id: null, about } as const;
      const rows = newDeliveries(channels, subject, new Date().toISOString());
      await transaction.insertInto('outbox').values(rows).execute();
      return rows.length;
    });
  }

  const job = createJob({
    round,
    everyMs: PERIOD_MS,
    onRound: () => log.debug({ event: 'late_calls_checked' }),
  });
  return {
    start() {
      if (channels.length > 0) job.start();
    },
    stop: job.stop,
  };
}

/**
 * Composes the notice of the requests that were promised a call by this time and are not marked as called.
 *
 * @param about the promised time, ISO 8601
 * @returns null if all of them are marked meanwhile, or the day of the promise is over
 */
export async function lateCallsNotice(
  storage: ConsultStorage,
  about: string | null,
  office?: OfficeHours,
): Promise<Notice | null> {
  if (about === null || koreanDay(new Date(about)) !== koreanDay(new Date())) return null;
  const late = (await waiting(storage, office)).filter(({ due }) => due === about);
  if (late.length === 0) return null;
  const wishes = await readOpenWishes(storage.db.query);
  const clock = koreanClock(new Date(about));
  return {
    event: 'calls.overdue',
    title: `[전화 확인] ${clock}까지 약속한 신청 ${late.length}건`,
    heading: '약속한 때가 지났습니다',
    intro: [
      `${clock}까지 연락드리기로 했는데 아직 표시가 없습니다. 통화하셨으면 표시해 주시고, 아니면 지금 전화해 주세요.`,
    ],
    parts: [
      {
        title: '연락을 기다리시는 분',
        items: late.map(({ row, request }) => {
          const { reference, receivedAt } = request;
          const when = answerWords(request);
          return requestItem(
            { reference, row, request, wishes: wishes.get(reference) },
            [`${formatInstant(receivedAt)}에 신청`, when].filter(Boolean).join(', '),
            ['contacted', 'missed', 'note'],
          );
        }),
      },
    ],
    data: { due: about, references: late.map(({ request }) => request.reference) },
  };
}

/** The requests that wait for a call, with the time until which it was promised, the oldest first. */
async function waiting({ db, keyring }: ConsultStorage, office = officeHours) {
  const rows = await db.query
    .selectFrom('consultation')
    .selectAll()
    .where('status', 'in', uncalled)
    .orderBy('received_at')
    .execute();
  return rows.flatMap((row) => {
    const request = open(row, keyring);
    // The digest and the command line list a request that does not open.
    const due = isDamaged(request) ? null : callDue(request, office);
    return due === null || isDamaged(request) ? [] : [{ row, request, due }];
  });
}
