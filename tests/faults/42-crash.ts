import { expect, test } from 'vitest';
import { startSite } from '../site/server.ts';
import { beginForm, raw } from '../site/socket.ts';
import { waitUntilClosed } from '../site/status.ts';

const form = 'name=CanaryName&phone=010-9753-1864&stage=debt&consent=yes&message=CanaryWords';

test.each(['uncaughtException', 'unhandledRejection'])(
  '42: %s: logged without what a visitor typed, drained, and the exit code says so',
  async (event) => {
    const site = await startSite({}, 'dist-fixtures');
    const exit = new Promise((resolve) => site.process.once('exit', resolve));
    const inFlight = beginForm(form.length, site.url);
    inFlight.write(form.slice(0, 20));
    await fetch(`${site.url}/healthz`);
    await raw(
      `GET /fixtures/crash/${event} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      site.url,
    );
    await waitUntilClosed(site.url);
    inFlight.write(form.slice(20));
    expect(await inFlight.answer).toMatch(/^HTTP\/1.1 201 .*"status":"received"/s);
    expect(await exit).toBe(1);
    const output = site.output();
    expect(output).toMatch(new RegExp(`"event":"${event}".*"error":{"name":"Error","frames":`));
    expect(output).toContain('"event":"stopped"');
    expect(output).not.toMatch(/Canary|9753/);
    await site.stop();
  },
  20_000,
);
