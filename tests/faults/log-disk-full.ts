import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freePort } from '../site/free-port.ts';
import { startSite } from '../site/server.ts';
import { sendForm } from '../site/visitors.ts';

/** Starts a site whose standard output is a file on a full disk. */
async function startWithoutLog(settings: Record<string, string>, build?: 'dist-fixtures') {
  const full = openSync('/dev/full', 'w');
  const site = await startSite(settings, build, { log: full });
  closeSync(full);
  return site;
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'with its log on a full disk the site keeps serving, counts the lost lines, and ends on %s',
  async (signal) => {
    const METRICS_PORT = String(await freePort());
    const site = await startWithoutLog({ TRUSTED_PROXIES: '127.0.0.1', METRICS_PORT });
    for (let count = 0; count < 20; count++) {
      expect((await sendForm(site.url)).status).toBe(201);
      expect((await fetch(site.url)).status).toBe(200);
    }
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    const [, dropped] = metrics.match(/^site_log_lines_dropped_total (\d+)$/m) ?? [];
    expect(Number(dropped)).toBeGreaterThan(40);
    site.process.kill(signal);
    expect(await site.exit).toBe(0);
  },
);

test('with its log on a full disk an uncaught error still ends the process', async () => {
  const site = await startWithoutLog({}, 'dist-fixtures');
  await fetch(`${site.url}/fixtures/crash/uncaughtException`).catch(() => null);
  expect(await site.exit).toBe(1);
});
