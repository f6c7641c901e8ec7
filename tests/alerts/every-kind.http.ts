import promises, { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type AlertKind, sentences } from '#app/platform/alert-kinds.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { type HttpPeer, openHttpPeer } from '../fakes/http-peer.ts';
import { openSmtpPeer, type SmtpBehaviour } from '../fakes/smtp-peer.ts';
import { openSolapi } from '../fakes/solapi.ts';
import { type OpenApp, openApp } from '../site/app.ts';
import { consultHere } from '../site/command.ts';
import { failedStart } from '../site/failed-start.ts';
import { postForm } from '../site/form.ts';
import { visitorOf, whole } from '../site/receipts.ts';
import { SITE, startSite } from '../site/server.ts';
import { testFolder } from '../site/test-place.ts';
import { LONGEST_WAIT } from '../timeouts.ts';

let hook: HttpPeer;
beforeEach(async () => {
  hook = await openHttpPeer();
});
afterEach(async () => {
  vi.useRealTimers();
  await hook.close();
});

const unreachable = { CHANNELS: 'mail', SMTP_URL: 'smtp://127.0.0.1:1' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Opens a site whose alerts go to the hook. Its background work does not run until the service is started. */
async function openSite(settings: Record<string, string> = {}, pages?: 'fixtures') {
  const given = { ALERT_WEBHOOK_URL: hook.url, DIGEST_AT: 'off', ...settings };
  const app = await openApp(given, pages);
  onTestFinished(app.close);
  return app;
}

async function openMailbox(behaviour?: SmtpBehaviour) {
  const mailbox = await openSmtpPeer(behaviour);
  onTestFinished(mailbox.close);
  return { ...mailbox, settings: { CHANNELS: 'mail', SMTP_URL: mailbox.url } };
}

/** Changes the site's database without the site's knowledge. */
async function change({ dataDir }: OpenApp, statement: string): Promise<void> {
  const database = new DatabaseSync(databaseFile(dataDir));
  // A delivery attempt may lock the database.
  await vi.waitFor(() => database.exec(statement), LONGEST_WAIT);
  database.close();
}

const lose = (app: OpenApp, table: string) => change(app, `alter table ${table} rename to gone`);

function setClock(clock: string): void {
  // A Wednesday in Korea.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-25T${clock}:00+09:00`) });
}

/** Causes of each kind of alert. A kind without a cause does not compile. */
const causes: Record<AlertKind, () => Promise<unknown>> = {
  async request_not_stored() {
    const app = await openSite();
    await lose(app, 'consultation');
    expect((await postForm(app, { form: whole })).status).toBe(503);
  },
  async deliveries_late() {
    const app = await openSite(unreachable);
    await postForm(app, { form: whole });
    const then = new Date(Date.now() - 7 * HOUR).toISOString();
    await change(app, `update outbox set created_at = '${then}'`);
    await change(app, `update consultation set received_at = '${then}'`);
    app.service.start();
  },
  async delivery_stuck() {
    const app = await openSite((await openMailbox({ refuse: 550 })).settings);
    app.service.start();
    await postForm(app, { form: whole });
  },
  async recipients_rejected() {
    const solapi = await openSolapi();
    onTestFinished(solapi.close);
    solapi.refuse('01033334444', '1062');
    const { key, secret, from, url } = solapi.account;
    const account = {
      SOLAPI_KEY: key,
      SOLAPI_SECRET: secret,
      SMS_FROM: from,
      SOLAPI_URL: url.href,
    };
    const SMS_TO = '01011112222, 01033334444';
    const app = await openSite({ ...account, CHANNELS: 'sms', SMS_TO });
    app.service.start();
    await postForm(app, { form: whole });
  },
  async database_unavailable() {
    const app = await openSite();
    await lose(app, 'outbox');
    app.service.start();
  },
  async database_lost() {
    const app = await openSite();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    app.service.start();
    const file = databaseFile(app.dataDir);
    await rename(file, `${file}.elsewhere`);
    vi.advanceTimersByTime(MINUTE);
  },
  async disk_full() {
    const app = await openSite();
    const { statfs } = promises;
    const replace = (one: typeof statfs) => {
      promises.statfs = one;
      syncBuiltinESMExports();
    };
    onTestFinished(() => replace(statfs));
    const nearlyFull = { blocks: 1e6, bavail: 3_000, bsize: 4_096 };
    replace((async () => nearlyFull) as unknown as typeof statfs);
    app.service.start();
  },
  async sealed_text_damaged() {
    const app = await openSite(unreachable);
    await postForm(app, { form: whole });
    // The metric counts the failure after it was written.
    const failed = /channel="mail",outcome="failed"} 1/;
    const counts = () => app.service.metrics.text();
    await vi.waitFor(async () => expect(await counts()).toMatch(failed), LONGEST_WAIT);
    await change(
      app,
      "update consultation set sealed = substr(sealed, 1, length(sealed) - 8) || 'AAAAAAAA'",
    );
    await change(app, "update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z'");
    app.service.start();
  },
  async withdrawal_failed() {
    const app = await openSite();
    const visitor = visitorOf(app);
    const path = await visitor.request();
    await lose(app, 'consultation');
    const answer = await visitor.post(path, { check: '5001', choice: 'stop' });
    expect(answer.status).toBe(503);
  },
  async link_failed() {
    const mailbox = await openMailbox();
    const app = await openSite(mailbox.settings);
    app.service.start();
    await postForm(app, { form: whole });
    const { mail } = await mailbox.mailWith(whole.name);
    const [link = ''] = mail.text?.match(/\/desk\/\S+/) ?? [];
    await lose(app, 'consultation');
    const headers = { 'sec-fetch-site': 'same-origin' };
    const body = new URLSearchParams();
    expect((await app.fetch(link, { method: 'POST', headers, body })).status).toBe(503);
  },
  async list_locked() {
    const mailbox = await openMailbox();
    const app = await openSite({ ...mailbox.settings, DESK_LIST: 'on', DESK_PIN: '839140' });
    app.service.start();
    await postForm(app, { form: whole });
    const { mail } = await mailbox.mailWith(whole.name);
    const [link = ''] = mail.text?.match(/\/desk\/list\/\S+/) ?? [];
    const headers = { 'sec-fetch-site': 'same-origin' };
    for (const status of [403, 403, 403, 403, 410]) {
      const body = new URLSearchParams({ pin: '839141' });
      expect((await app.fetch(link, { method: 'POST', headers, body })).status).toBe(status);
    }
  },
  async page_failed() {
    const app = await openSite({}, 'fixtures');
    expect((await app.fetch('/fixtures/throwing')).status).toBe(500);
  },
  async digest_failed() {
    setClock('08:35');
    const app = await openSite({ DIGEST_AT: '08:30' });
    await lose(app, 'digest');
    app.service.start();
  },
  async reminders_failed() {
    setClock('10:00');
    const app = await openSite((await openMailbox()).settings);
    await lose(app, 'consultation');
    app.service.start();
  },
  async late_calls_failed() {
    const app = await openSite();
    await lose(app, 'consultation');
    app.service.start();
  },
  async purge_failed() {
    const app = await openSite();
    await lose(app, 'consultation');
    app.service.start();
  },
  async purge_held() {
    const app = await openSite();
    const at = new Date(Date.now() - 8 * 24 * HOUR).toISOString();
    await writeFile(join(app.dataDir, 'clock.json'), JSON.stringify({ at }));
    app.service.start();
  },
  async backup_late() {
    const app = await openSite();
    await consultHere(app.settings, ['backup']);
    const then = (Date.now() - 49 * HOUR) / 1000;
    await utimes(join(app.dataDir, 'last-backup'), then, then);
    app.service.start();
  },
  async never_backed_up() {
    const app = await openSite();
    await postForm(app, { form: whole });
    const then = new Date(Date.now() - 49 * HOUR).toISOString();
    await change(app, `update consultation set received_at = '${then}'`);
    app.service.start();
  },
  async crashed() {
    const dataDir = await testFolder();
    const settings = { ALERT_WEBHOOK_URL: hook.url };
    await (await startSite(settings, SITE, { dataDir })).stop();
    await (await startSite(settings, SITE, { dataDir })).kill();
    expect(hook.requests).toEqual([]);
    const site = await startSite(settings, SITE, { dataDir });
    onTestFinished(async () => void (await site.stop()));
  },
  async start_failed() {
    const DATA_DIR = await testFolder();
    await mkdir(databaseFile(DATA_DIR));
    await failedStart({ DATA_DIR, ALERT_WEBHOOK_URL: hook.url });
  },
  // Works even if a setting is invalid, because that may be why the unit failed.
  unit_failed: () =>
    consultHere({ ALERT_WEBHOOK_URL: hook.url, PORT: 'x' }, ['alert', '--unit', 'site.service']),
  publish_failed: () =>
    consultHere({ ALERT_WEBHOOK_URL: hook.url }, ['alert', '--publish', '디스크가 찼습니다.']),
  test: () => consultHere({ ALERT_WEBHOOK_URL: hook.url }, ['alert-test']),
};

// `Object.keys` loses the type of the keys.
const kinds = Object.keys(sentences) as AlertKind[];

test.each(kinds)('%s sends an alert that says what to do and names no person', async (kind) => {
  await causes[kind]();
  const posts = () => hook.requests.map(({ body }) => JSON.parse(body));
  const told = () => posts().find(({ alert }) => alert === kind);
  await vi.waitFor(() => expect(told()).toBeDefined(), LONGEST_WAIT);
  expect(told().text).toMatch(/(?:세요|니다)[.:)]/);
  expect(told().text).not.toContain('{');
  const bodies = hook.requests.map(({ body }) => body).join('\n');
  for (const value of [whole.name, '1234', '방문자 0']) expect(bodies).not.toContain(value);
});

test('sends the alert of a lost database by mail if there is no webhook', async () => {
  const mailbox = await openMailbox();
  const app = await openSite({ SMTP_URL: mailbox.url, CHANNELS: 'file', ALERT_WEBHOOK_URL: '' });
  await writeFile(join(app.dataDir, 'other'), '');
  await rename(join(app.dataDir, 'other'), databaseFile(app.dataDir));
  app.service.start();
  const { mail } = await mailbox.mailWith('database_lost');
  expect(mail.subject).toMatch(/^\[사이트 알림\] .*데이터베이스/);
  expect(mail.text).toContain('npm run consult -- restore');
});
