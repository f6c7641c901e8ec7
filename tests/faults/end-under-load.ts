import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { openSmtpPeer } from '../fakes/smtp-peer.ts';
import { sayingSeconds, secondsIn } from '../site/own-seconds.ts';
import { type RunningSite, startSite } from '../site/server.ts';
import { beginForm, beginRequest } from '../site/socket.ts';
import { waitForStatus, waitUntilClosed } from '../site/status.ts';
import { storedRequests } from '../site/stored-requests.ts';
import { sendForm } from '../site/visitors.ts';
import { LONGEST_WAIT } from '../timeouts.ts';

let site: RunningSite;
afterEach(() => {
  site.process.kill('SIGKILL');
});

/** Reads the page and sends the form for as long as the site is ready. */
async function visit({ isReady, received }: Load): Promise<void> {
  while (isReady()) {
    const page = await fetch(site.url);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('</html>');
    const response = await sendForm(site.url);
    expect(response.status).toBe(201);
    const answer: { receipt: { reference: string } } = await response.json();
    received.push(answer.receipt.reference);
  }
}

interface Load {
  isReady: () => boolean;
  /** References in the answers. */
  received: string[];
}

test('SIGTERM under load: reports not ready first, loses no request, exits with 0', async () => {
  site = await startSite({ TRUSTED_PROXIES: '127.0.0.1,::1' });
  const form = 'name=%EA%B9%80&phone=010-1234-5678&stage=debt&consent=yes';
  const slow = beginForm(form.length, site.url);
  slow.write(form.slice(0, 20));
  // Like a load balancer, visitors stop when /readyz reports that the site takes no more requests.
  let ready = true;
  const received: string[] = [];
  const load = { isReady: () => ready, received };
  const visits = Promise.all(Array.from({ length: 12 }, () => visit(load)));
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(50), LONGEST_WAIT);
  site.process.kill('SIGTERM');
  const draining = await waitForStatus(`${site.url}/readyz`, 503);
  ready = false;
  expect(draining.headers.get('connection')).toBe('close');
  await visits;
  // The second half of the form arrives when the port accepts no new connections.
  await waitUntilClosed(site.url);
  slow.write(form.slice(20));
  const last = await slow.answer;
  expect(last).toMatch(/^HTTP\/1.1 201 .*"status":"received"/s);

  expect(await site.exit).toBe(0);
  const stored = (await storedRequests(site.environment)).map(({ reference }) => reference);
  expect(stored).toHaveLength(received.length + 1);
  expect(stored).toEqual(expect.arrayContaining(received));
});

test('answers connections that were open when the port closed', async () => {
  site = await startSite();
  const connected = Array.from({ length: 5 }, () => beginRequest('', site.url));
  await fetch(`${site.url}/healthz`);
  site.process.kill('SIGINT');
  await waitUntilClosed(site.url);
  for (const { write } of connected) {
    write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  }
  for (const { answer } of connected) expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
});

test('SIGTERM: exits within ten seconds even when a client never ends', {
  tags: 'long',
}, async () => {
  site = await startSite(sayingSeconds);
  const stuck = beginForm(100, site.url);
  await fetch(`${site.url}/healthz`);
  const before = secondsIn(site.output());
  expect(await site.stop('SIGTERM')).toBe(0);
  expect(secondsIn(site.output()) - before).toBeLessThan(10);
  await stuck.answer;
});

test('SIGTERM during a delivery: finishes it, and sends it once', async () => {
  // A mail server may take seconds to scan for viruses.
  const beforeTaken = () => waitUntilClosed(site.url).then(() => wait(2_500));
  const mailbox = await openSmtpPeer('take', { beforeTaken });
  site = await startSite({ SMTP_URL: mailbox.url, MAIL_TO: 'desk@example.com' });
  const { receipt } = await (await sendForm(site.url)).json();
  await mailbox.mailWith(receipt.reference);
  expect(await site.stop('SIGTERM')).toBe(0);
  expect(site.output()).toContain('"event":"delivered"');
  expect(mailbox.received).toHaveLength(1);
  await mailbox.close();
});

test('SIGHUP, twice as a closed terminal sends it: finishes a delivery and a form', {
  tags: 'long',
}, async () => {
  const beforeTaken = () => waitUntilClosed(site.url).then(() => wait(1_500));
  const mailbox = await openSmtpPeer('take', { beforeTaken });
  site = await startSite({ SMTP_URL: mailbox.url, MAIL_TO: 'desk@example.com' });
  const form = 'name=%EA%B9%80&phone=010-1234-5678&stage=debt&consent=yes';
  const slow = beginForm(form.length, site.url);
  slow.write(form.slice(0, 20));
  const { receipt } = await (await sendForm(site.url)).json();
  await mailbox.mailWith(receipt.reference);
  site.process.kill('SIGHUP');
  await waitForStatus(`${site.url}/readyz`, 503);
  site.process.kill('SIGHUP');
  await waitUntilClosed(site.url);
  slow.write(form.slice(20));
  expect(await slow.answer).toMatch(/^HTTP\/1.1 201 .*"status":"received"/s);
  expect(await site.exit).toBe(0);
  expect(site.output()).toContain('"event":"delivered"');
  expect(await storedRequests(site.environment)).toHaveLength(2);
  await mailbox.close();
});

test('a second SIGTERM exits at once', { tags: 'long' }, async () => {
  site = await startSite();
  const hanging = connect(Number(new URL(site.url).port), '127.0.0.1');
  hanging.on('error', () => {});
  hanging.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  site.process.kill('SIGTERM');
  await waitForStatus(`${site.url}/readyz`, 503);
  // A process that still waits for the client would exit with 0.
  expect(await site.stop('SIGTERM')).not.toBe(0);
  hanging.destroy();
});
