import { expect, test } from 'vitest';
import { startSite } from '../site/server.ts';
import { beginForm, raw } from '../site/socket.ts';
import { waitUntilClosed } from '../site/status.ts';
import { sendForm } from '../site/visitors.ts';

const form = 'name=CanaryName&phone=010-9753-1864&stage=debt&consent=yes&message=CanaryWords';

/** Starts a site and sends the first part of a form. The rest follows once the port is closed. */
async function openWithFormUnderWay() {
  const site = await startSite({}, 'dist-fixtures');
  const inFlight = beginForm(form.length, site.url);
  inFlight.write(form.slice(0, 20));
  await fetch(`${site.url}/healthz`);
  return {
    site,
    async answer() {
      await waitUntilClosed(site.url);
      inFlight.write(form.slice(20));
      return inFlight.answer;
    },
  };
}

/** Situations in which an uncaught error occurs. */
const causes = {
  'after a page': (url: string, event: string) =>
    raw(
      `GET /fixtures/crash/${event} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
      url,
    ),
  'during a form': async (url: string, event: string) => {
    const whole = 'name=CanaryName&phone=010-2345-6789&stage=debt&consent=yes';
    const answer = await sendForm(url, new URLSearchParams(whole), { 'x-crash': event });
    return `HTTP/1.1 ${answer.status}`;
  },
};

test.each([
  ['uncaughtException', 'uncaught_exception', 'after a page', 200],
  ['unhandledRejection', 'unhandled_rejection', 'after a page', 200],
  ['uncaughtException', 'uncaught_exception', 'during a form', 201],
  ['unhandledRejection', 'unhandled_rejection', 'during a form', 201],
] as const)(
  '%s is logged as %s %s without personal data, the process drains and exits with a code',
  async (event, logged, cause, status) => {
    const { site, answer } = await openWithFormUnderWay();
    expect(await causes[cause](site.url, event)).toMatch(new RegExp(`^HTTP/1.1 ${status}`));
    expect(await answer()).toMatch(/^HTTP\/1.1 201 .*"status":"received"/s);
    expect(await site.exit).toBe(1);
    const output = site.output();
    expect(output).toMatch(new RegExp(`"event":"${logged}".*"error":{"name":"Error","frames":`));
    expect(output).toContain('"event":"stopped"');
    expect(output).not.toMatch(/Canary|9753.?1864|2345.?6789/);
    await site.stop();
  },
);
