import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { databaseFile } from '#app/platform/database/database.ts';
import { openSmtpPeer } from '../fakes/smtp-peer.ts';
import { type RunningSite, SITE, startSite } from '../site/server.ts';
import { testFolder } from '../site/test-place.ts';
import { sendForm } from '../site/visitors.ts';
import { LONGEST_WAIT } from '../timeouts.ts';

test('killed between delivery and its mark, sends the same mail again', async () => {
  const dataDir = await testFolder();
  let site: RunningSite | undefined;
  // Paused before the server answers 250, so the site never sees the acknowledgement.
  const mailbox = await openSmtpPeer('take', { beforeTaken: () => site?.process.kill('SIGSTOP') });
  const settings = { SMTP_URL: mailbox.url, MAIL_TO: 'desk@example.com' };
  site = await startSite(settings, SITE, { dataDir });
  const { receipt } = await (await sendForm(site.url)).json();
  await mailbox.mailWith(receipt.reference);
  await site.kill();

  endLeases(dataDir);
  const next = await startSite(settings, SITE, { dataDir });
  site = undefined;
  // The mailbox also receives the alert of the crash.
  const ofRequest = () =>
    mailbox.received.filter(({ mail }) => mail.text?.includes(receipt.reference));
  await vi.waitFor(() => expect(ofRequest()).toHaveLength(2), LONGEST_WAIT);
  const [first, second] = ofRequest().map(({ mail }) => mail);
  expect(second?.messageId).toBe(first?.messageId);
  await next.stop();
  await mailbox.close();
});

/** Ends the leases of the killed process, as if their minute had passed. */
function endLeases(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir));
  const leased = database.prepare(
    "update outbox set lease_until = '2020-01-01' where lease_until is not null",
  );
  expect(leased.run().changes).toBe(1);
  database.close();
}
