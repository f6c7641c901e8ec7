import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { freePort } from '../site/free-port.ts';
import { type RunningSite, SITE, startSite } from '../site/server.ts';
import { sendForm } from '../site/visitors.ts';
import { LONGEST_WAIT } from '../timeouts.ts';

const HOURS_48 = 48 * 3600;

/** Dates the database's rows back, as if the site had been down for two days and an hour. */
function letTwoDaysPass({ dataDir }: RunningSite): void {
  const database = new DatabaseSync(`${dataDir}/site.sqlite`);
  const then = new Date(Date.now() - (HOURS_48 + 3600) * 1000).toISOString();
  database.prepare('update consultation set received_at = ?').run(then);
  database.prepare('update outbox set next_attempt_at = ?, created_at = ?').run(then, then);
  database.close();
}

async function metric(port: number, line: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const found = (await response.text()).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1));
}

test('one channel down for 48 h: the others deliver, and a metric and an alert report the oldest age', async () => {
  const nobody = await freePort();
  const metricsPort = await freePort();
  const settings = {
    CHANNELS: 'mail,file',
    SMTP_URL: `smtp://127.0.0.1:${nobody}`,
    METRICS_PORT: String(metricsPort),
  };
  const before = await startSite(settings, SITE);
  const { dataDir } = before;
  const response = await sendForm(before.url);
  expect(response.status).toBe(201);
  await vi.waitFor(async () => {
    const delivered = 'consult_deliveries_total{channel="file",outcome="delivered"}';
    expect(await metric(metricsPort, delivered)).toBe(1);
    const failed = 'consult_deliveries_total{channel="mail",outcome="failed"}';
    expect(await metric(metricsPort, failed)).toBe(1);
  }, LONGEST_WAIT);
  await before.kill();
  letTwoDaysPass(before);

  const after = await startSite(settings, SITE, { dataDir });
  const oldest = (channel: string) => `consult_outbox_oldest_seconds{channel="${channel}"}`;
  expect(await metric(metricsPort, oldest('mail'))).toBeGreaterThan(HOURS_48);
  expect(await metric(metricsPort, 'consult_outbox_waiting{channel="mail"}')).toBe(1);
  expect(await metric(metricsPort, oldest('file'))).toBe(0);
  await vi.waitFor(
    () =>
      expect(after.output()).toMatch(
        /"channel":"mail","count":1,"hours":48,"alert":"deliveries_late"/,
      ),
    LONGEST_WAIT,
  );
  expect(after.output().match(/"event":"alert",.*"deliveries_late"/g)).toHaveLength(1);
  // Late deliveries do not make the site unready for visitors.
  const ready = await fetch(`${after.url}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({
    outbox: { mail: { waiting: 1 }, file: { waiting: 0, oldestSeconds: 0 } },
  });
  await after.stop();
  await rm(dataDir, { recursive: true });
});
