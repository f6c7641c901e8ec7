import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '#app/config/config.ts';
import { createLog } from '#app/platform/log.ts';
import { createVisitorGuard } from '#app/platform/visitor-guard.ts';
import { type Collector, openCollector } from '../../tests/fakes/collector.ts';
import { tunnelRoutes } from './tunnel.server.ts';

let collector: Collector;
let ask: (body: BodyInit, headers?: Record<string, string>, peer?: string) => Promise<Response>;
const lines: string[] = [];

beforeEach(async () => {
  collector = await openCollector();
  lines.length = 0;
  const ORIGIN = 'http://localhost:3000';
  const read = readConfig({ ORIGIN, SENTRY_DSN: collector.dsn, SENTRY_TUNNEL: 'on' });
  if (!read.ok || !read.config.errorReports) throw new Error('The settings are not taken.');
  const { config } = read;
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const visitors = createVisitorGuard({ ...config, log });
  const app = tunnelRoutes(read.config.errorReports, visitors, log);
  ask = async (body, headers = { 'sec-fetch-site': 'same-origin' }, remoteAddress = '8.8.8.8') =>
    app.fetch(new Request(`${ORIGIN}/error-reports`, { method: 'POST', body, headers }), {
      incoming: { socket: { remoteAddress } },
    });
});
afterEach(() => collector.close());

const report = (dsn: unknown, text = 'a') =>
  `${JSON.stringify({ dsn })}\n{"type":"event"}\n${JSON.stringify({ level: text })}\n`;

describe('the tunnel', () => {
  test('forwards a report unchanged, without information about the sender', async () => {
    const sent = report(collector.dsn);
    const answer = await ask(sent, {
      'sec-fetch-site': 'same-origin',
      cookie: 'name=CanaryName',
      referer: 'http://localhost:3000/received/7KQ2-M4XD',
      'user-agent': 'CanaryBrowser',
      'x-forwarded-for': '203.0.113.9',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(collector.peer.requests.map(({ body }) => body)).toEqual([sent]);
    expect(collector.everything()).not.toMatch(/Canary|M4XD|203\.0\.113|8\.8\.8/);
  });

  test('refuses reports that are not for the configured project', async () => {
    const own = new URL(collector.dsn);
    const other = (change: Partial<URL>) => report(Object.assign(new URL(own), change).href);
    for (const body of [
      other({ pathname: '/8' }),
      other({ pathname: '/prefix/7' }),
      other({ username: 'otherkey' }),
      other({ hostname: 'localhost' }),
      other({ port: '1' }),
      other({ protocol: 'https:' }),
      other({ search: '?x' }),
      report('not a dsn'),
      report(7),
      report(undefined),
      'null\n{}',
      'no report',
      '',
    ]) {
      expect((await ask(body)).status, body).toBe(403);
    }
    expect(collector.peer.requests).toEqual([]);
  });

  test('accepts requests from pages of this site only', async () => {
    const refused = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}];
    for (const headers of refused) {
      expect((await ask(report(collector.dsn), headers)).status).toBe(403);
    }
    expect((await ask(report(collector.dsn), { origin: 'http://localhost:3000' })).status).toBe(
      200,
    );
  });

  test('logs what it refuses, without who sent it', async () => {
    await ask(report(collector.dsn), {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    });
    await ask(report('https://k@evil.example/7'));
    await ask(report(collector.dsn, 'a'.repeat(1024 * 1024)));
    // One after another: too many at once are refused as well, by 503.
    for (let count = 0; count < 119; count++) await ask(report(collector.dsn));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'request_refused', route: '/error-reports', status: 403 },
      { event: 'foreign_report_refused', route: '/error-reports', status: 403 },
      { event: 'request_refused', route: '/error-reports', status: 413 },
      { event: 'request_refused', route: '/error-reports', status: 429 },
    ]);
    expect(lines.join('')).not.toMatch(/evil|8\.8\.8\.8/);
  });

  test('limits the size to a megabyte, and the reports per minute and client', async () => {
    expect((await ask(report(collector.dsn, 'a'.repeat(1024 * 1024)))).status).toBe(413);
    expect(collector.peer.requests).toEqual([]);
    const answers = await Promise.all(Array.from({ length: 130 }, () => ask('no report')));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(11);
    expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(report(collector.dsn), undefined, '9.9.9.9')).status).toBe(200);
  });

  test('limits concurrent requests', async () => {
    collector.peer.behave(() => {});
    const held = Array.from({ length: 16 }, () => ask(report(collector.dsn)));
    await expect.poll(() => collector.peer.requests).toHaveLength(16);
    expect((await ask(report(collector.dsn))).status).toBe(503);
    collector.peer.behave((_, response) => void response.end());
    await collector.close();
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(16).fill(502));
    collector = await openCollector();
  });

  test('follows no redirect, and forwards the collector’s rate limits', async () => {
    const elsewhere = await openCollector();
    collector.peer.behave((_, response) =>
      response.writeHead(307, { location: `${elsewhere.peer.url}/api/7/envelope/` }).end(),
    );
    expect((await ask(report(collector.dsn))).status).toBe(502);
    expect(elsewhere.peer.requests).toEqual([]);
    await elsewhere.close();

    collector.peer.behave((_, response) =>
      response
        .writeHead(429, {
          'retry-after': '60',
          'x-sentry-rate-limits': '60::',
          'set-cookie': 'a=b',
        })
        .end('words of another company'),
    );
    const slow = await ask(report(collector.dsn));
    expect(slow.status).toBe(429);
    expect(Object.fromEntries(slow.headers)).toEqual({
      'cache-control': 'no-store',
      'retry-after': '60',
      'x-sentry-rate-limits': '60::',
    });
    expect(await slow.text()).toBe('');
  });

  test('logs nothing of a report', async () => {
    await ask(report('https://k@evil.example/CanaryName'));
    await collector.close();
    expect((await ask(report(collector.dsn, 'CanaryName'))).status).toBe(502);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('Canary');
    collector = await openCollector();
  });
});
