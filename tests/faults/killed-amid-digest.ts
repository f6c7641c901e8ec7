// @module-tag long
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { koreanDay } from '#app/law/korean-time.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { openSmtpPeer } from '../fakes/smtp-peer.ts';
import { type RunningSite, SITE, startSite } from '../site/server.ts';
import { testFolder } from '../site/test-place.ts';
import { sendForm } from '../site/visitors.ts';
import { LONGEST_WAIT } from '../timeouts.ts';

test('killed amid sending the digest, sends the same mail again and no other', async () => {
  const dataDir = await testFolder();
  const isDigest = () => mailbox.received.at(-1)?.mail.subject?.includes('아침 요약');
  let site: RunningSite | undefined;
  // Paused before the server answers 250, so the site never sees the acknowledgement.
  const mailbox = await openSmtpPeer('take', {
    beforeTaken: () => isDigest() && site?.process.kill('SIGSTOP'),
  });
  const settings = { SMTP_URL: mailbox.url, MAIL_TO: 'desk@example.com' };
  site = await startSite(settings, SITE, { dataDir });
  const { receipt } = await (await sendForm(site.url)).json();
  await mailbox.mailWith(receipt.reference);
  const digests = () => mailbox.received.filter(({ mail }) => mail.subject?.includes('아침 요약'));
  await site.stop();
  // Queued here as the site does in the morning, so that the test works at any hour.
  queueDigest(dataDir);
  site = await startSite(settings, SITE, { dataDir });
  await vi.waitFor(() => expect(digests()).toHaveLength(1), LONGEST_WAIT);
  await site.kill();
  site = undefined;

  changeDatabase(dataDir, 'update outbox set lease_until = ? where lease_until is not null', [
    '2020-01-01',
  ]);
  const next = await startSite(settings, SITE, { dataDir });
  await vi.waitFor(() => expect(digests()).toHaveLength(2), LONGEST_WAIT);
  await next.stop();
  const [first, second] = digests().map(({ mail }) => mail);
  expect(second?.messageId).toBe(first?.messageId);
  expect(second?.text).toContain(receipt.reference);

  const last = await startSite(settings, SITE, { dataDir });
  await last.stop();
  expect(digests(), 'a restart sends none').toHaveLength(2);
  await mailbox.close();
});

function queueDigest(dataDir: string): void {
  const at = new Date().toISOString();
  const day = koreanDay(new Date());
  changeDatabase(dataDir, 'insert into digest (day, made_at) values (?, ?)', [day, at]);
  changeDatabase(
    dataDir,
    `insert into outbox (id, kind, about, channel, attempts, created_at, next_attempt_at)
     values (?, 'digest', ?, 'mail', 0, ?, ?)`,
    [randomUUID(), day, at, at],
  );
}

function changeDatabase(dataDir: string, statement: string, values: string[]): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  expect(database.prepare(statement).run(...values).changes).toBe(1);
  database.close();
}
