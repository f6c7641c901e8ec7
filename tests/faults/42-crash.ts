import { expect, test } from 'vitest';
import { startSite } from '../site/server.ts';
import { beginForm, raw } from '../site/socket.ts';
import { waitUntilClosed } from '../site/status.ts';
import { sendForm } from '../site/visitors.ts';

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

const whole = 'name=CanaryName&phone=010-2345-6789&stage=debt&consent=yes';

test.each(['uncaughtException', 'unhandledRejection'])(
  '42: %s behind the form: logged and drained alike, and what is under way is taken in',
  async (event) => {
    const site = await startSite({}, 'dist-fixtures');
    const exit = new Promise((resolve) => site.process.once('exit', resolve));
    const inFlight = beginForm(form.length, site.url);
    inFlight.write(form.slice(0, 20));
    await fetch(`${site.url}/healthz`);
    const answer = await sendForm(site.url, new URLSearchParams(`${whole}&crash=${event}`));
    expect(answer.status).toBe(201);
    await waitUntilClosed(site.url);
    inFlight.write(form.slice(20));
    expect(await inFlight.answer).toMatch(/^HTTP\/1.1 201 .*"status":"received"/s);
    expect(await exit).toBe(1);
    const output = site.output();
    expect(output).toMatch(new RegExp(`"event":"${event}".*"error":{"name":"Error","frames":`));
    expect(output).toContain('"event":"stopped"');
    expect(output).not.toMatch(/Canary|9753|2345/);
    await site.stop();
  },
  20_000,
);

test('42: where what is behind the form is gone, nobody reads "received", and the process ends', async () => {
  const site = await startSite({}, 'dist-fixtures');
  const exit = new Promise((resolve) => site.process.once('exit', resolve));
  const inFlight = beginForm(form.length, site.url);
  inFlight.write(form.slice(0, 20));
  await fetch(`${site.url}/healthz`);
  await sendForm(site.url, new URLSearchParams(`${whole}&crash=exit`));
  await waitUntilClosed(site.url);
  inFlight.write(form.slice(20));
  expect(await inFlight.answer).toMatch(/^HTTP\/1.1 503 /);
  expect(await exit).toBe(1);
  expect(site.output()).toContain('"event":"intake broken"');
  await site.stop();
}, 20_000);
