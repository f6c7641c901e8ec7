import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Collector, openCollector } from '../../tests/fakes/collector.ts';
import { openApp } from '../../tests/site/app.ts';
import { sayingSeconds, secondsIn } from '../../tests/site/own-seconds.ts';
import { startSite } from '../../tests/site/server.ts';
import { sendForm, someForm } from '../../tests/site/visitors.ts';

let collector: Collector;
beforeAll(async () => {
  collector = await openCollector();
});
afterAll(() => collector.close());

describe('the collector’s settings in the page', () => {
  const home = async (settings: Record<string, string>) => {
    const app = await openApp(settings);
    const answer = await app.fetch('/');
    const tunnel = await app.fetch('/error-reports', { method: 'POST', body: '{}' });
    const policy = await (await app.fetch('/privacy')).text();
    await app.close();
    const connect = answer.headers
      .get('content-security-policy')
      ?.match(/connect-src ([^;]*)/)?.[1];
    const html = await answer.text();
    const head = html.match(/<meta name="error-reports"[^>]*>/)?.[0];
    return {
      connect,
      head,
      tunnel,
      policy: policy.match(/id="error-reports".*?<\/section>/s)?.[0],
    };
  };

  test('are missing without a collector', async () => {
    const { connect, head, tunnel, policy } = await home({});
    expect(connect).toBe("'self'");
    expect(head).toBeUndefined();
    expect(policy).toBeUndefined();
    expect(tunnel.status).toBe(405);
  });

  test('come with the collector’s host in the Content-Security-Policy', async () => {
    const { connect, head, tunnel, policy } = await home({
      SENTRY_DSN: collector.dsn,
      SENTRY_ENVIRONMENT: 'test',
    });
    expect(connect).toBe(`'self' ${collector.peer.url}`);
    expect(head).toContain(`data-dsn="${collector.dsn}" data-environment="test"`);
    expect(head).not.toContain('tunnel');
    expect(policy).toContain('IP 주소가 받는 곳에 전달됩니다');
    expect(tunnel.status).toBe(405);
  });

  test('come without its host where the site forwards reports', async () => {
    const { connect, head, tunnel, policy } = await home({
      SENTRY_DSN: collector.dsn,
      SENTRY_TUNNEL: 'on',
    });
    expect(connect).toBe("'self'");
    expect(head).toContain('data-tunnel="/error-reports"');
    expect(policy).toContain('IP 주소는 전달되지 않습니다');
    expect(tunnel.status, 'not from a page of this site').toBe(403);
  });
});

test('a crash is reported without its message and ends the process', async () => {
  const site = await startSite({ SENTRY_DSN: collector.dsn }, 'dist-fixtures');
  await fetch(`${site.url}/fixtures/crash/uncaughtException`);
  expect(await site.exit).toBe(1);
  expect(collector.payloads('event')).toMatchObject([{ tags: { event: 'uncaught_exception' } }]);
  expect(collector.everything()).not.toMatch(/Canary|9753.?1864/);
  await site.stop();
});

test('a crash while a form is handled is reported without its message too', async () => {
  const own = await openCollector();
  const site = await startSite({ SENTRY_DSN: own.dsn }, 'dist-fixtures');
  await sendForm(site.url, someForm(), { 'x-crash': 'uncaughtException' });
  expect(await site.exit).toBe(1);
  expect(own.payloads('event')).toMatchObject([{ tags: { event: 'uncaught_exception' } }]);
  expect(own.everything()).not.toMatch(/Canary|9753.?1864/);
  await site.stop();
  await own.close();
});

test('a collector that never answers delays neither pages nor the shutdown', async () => {
  const silent = await openCollector();
  silent.peer.behave(() => {});
  const site = await startSite({ SENTRY_DSN: silent.dsn, ...sayingSeconds }, 'dist-fixtures');
  expect((await fetch(`${site.url}/fixtures/throwing`)).status).toBe(500);
  await expect.poll(() => silent.peer.requests).toHaveLength(1);
  const before = secondsIn(site.output());
  expect(await site.stop()).toBe(0);
  expect(secondsIn(site.output()) - before).toBeLessThan(6);
  await silent.close();
});
