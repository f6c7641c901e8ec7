import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog, currentRequest } from '#app/platform/log.ts';
import { type Collector, openCollector } from '../../tests/fakes/collector.ts';
import { LONGEST_WAIT } from '../../tests/timeouts.ts';
import { createReporter } from './reporter.server.ts';

let collector: Collector;
let reporter: ReturnType<typeof createReporter>;

beforeEach(async () => {
  collector = await openCollector();
  const endpoint = new URL('/api/7/envelope/?sentry_version=7&sentry_key=publickey', collector.dsn);
  endpoint.username = '';
  reporter = createReporter({
    dsn: new URL(collector.dsn),
    endpoint,
    environment: 'test',
    release: 'build',
    origin: 'https://www.example.com',
  });
});
afterEach(async () => {
  await reporter.end(1);
  await collector.close();
});

const canary = 'CanaryName 010-9753-1864 CanaryWords';

describe('the reporter', () => {
  test('reports a logged error once, without its message', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => lines.push(line) }, reporter.report);
    const error = new TypeError(canary, { cause: new RangeError(canary) });
    Object.assign(error, { body: canary, detail: canary });
    currentRequest.run('r-1', () => {
      const withMore = { event: 'page_failed', error, name: canary };
      log.error(withMore);
      log.error({ event: 'page_failed', error });
    });
    log.error({ event: 'alert', alert: 'purge failed' });
    log.warn({ event: 'proxy', error: new Error('expected') });
    await reporter.end(LONGEST_WAIT);

    expect(lines).toHaveLength(4);
    const events = collector.payloads('event');
    expect(events).toMatchObject([
      {
        platform: 'node',
        environment: 'test',
        release: 'build',
        tags: { event: 'page_failed', requestId: 'r-1' },
      },
    ]);
    const errors = events[0]?.exception?.values ?? [];
    expect(errors.map(({ type, value }) => [type, value])).toEqual([
      ['RangeError', ''],
      ['TypeError', ''],
    ]);
    expect(errors[0]?.stacktrace?.frames.length).toBeGreaterThan(1);
    expect(collector.everything()).not.toMatch(/Canary|9753.?1864/);
  });

  test('limits a flood of errors to about thirty reports a minute', async () => {
    for (let number = 0; number < 500; number++) {
      reporter.report(`event ${number}`, new Error('flood'));
    }
    await reporter.end(LONGEST_WAIT);
    expect(collector.payloads('event').length).toBe(30);
  });

  test('reports a thrown value that is not an error, without its content', async () => {
    reporter.report('unhandledRejection', canary);
    reporter.report('unhandledRejection', { name: canary });
    reporter.report('unhandledRejection', undefined);
    await reporter.end(LONGEST_WAIT);
    expect(collector.payloads('event').length).toBeGreaterThanOrEqual(2);
    expect(collector.everything()).not.toMatch(/Canary|9753.?1864/);
  });

  test('an unresponsive collector delays nothing, and an unreachable one breaks nothing', async () => {
    collector.peer.behave(() => {});
    reporter.report('page_failed', new Error('first'));
    await collector.peer.next();
    // The collector never answers.
    await reporter.end(200);
    expect(() => reporter.report('page_failed', new Error('after the end'))).not.toThrow();
  });
});
