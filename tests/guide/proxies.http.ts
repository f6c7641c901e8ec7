import { watch } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { expectFirm } from './expect-firm.ts';
import { openProxy, type RunningProxy } from './proxy.ts';
import { isInstalled } from './proxy-program.ts';
import {
  beginForm,
  handshakeWithoutName,
  send,
  sendHttp2,
  sendRaw,
  VISITOR,
} from './proxy-requests.ts';

let proxy: RunningProxy | undefined;
afterEach(async () => {
  await proxy?.close();
  proxy = undefined;
});

/** A form of this many bytes that contains words to search for. */
const form = (bytes: number) => `message=CanaryWords${'a'.repeat(bytes - 19)}`;

// Shortens timeouts of five or ten seconds to half a second.
const soon = (text: string) =>
  text.replaceAll(/(?<=(?:timeout|read_header|read_body|lb_try_duration) )(?:5|10)s/g, '500ms');

// Divides all times by twenty.
const twentieth = (text: string) =>
  text.replaceAll(/(?<=\w )(\d+)s(?=;?$)/gm, (_, seconds) => `${Number(seconds) * 50}ms`);

/** Returns the names of files that are written in a folder during `act`. */
async function written(folder: string, act: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const watcher = watch(folder, (_, name) => names.push(String(name)));
  await act();
  // The watcher reports a file in a later turn of the event loop.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setTimeout(resolve, 100));
  watcher.close();
  return names;
}

// `npm test` reports which of the two is not installed.
describe.each(['nginx', 'caddy'] as const)('the example for %s', (name) => {
  const ifInstalled = test.skipIf(!isInstalled(name));

  ifInstalled('passes requests on, under their name and the visitor’s address', async () => {
    proxy = await openProxy(name);
    const answer = await send(proxy.tls, '/busy');
    // The proxy does not replace the site's own error page.
    expect(answer).toMatchObject({
      status: 503,
      body: "The site's own answer to /busy.",
    });
    expect(proxy.reached).toMatchObject([
      { path: '/busy', headers: { host: 'www.example.com', 'x-forwarded-for': VISITOR } },
    ]);
    expect((await send(proxy.tls, '/metrics')).status).toBe(404);
    expect(proxy.reached).toHaveLength(1);
  });

  ifInstalled('keeps a form in memory', async () => {
    proxy = await openProxy(name);
    const { tls, bodies, reached } = proxy;
    const files = await written(bodies, async () => {
      expect((await send(tls, '/consult', { body: form(60_000) })).status).toBe(200);
      expect((await send(tls, '/error-reports', { body: form(900_000) })).status).toBe(200);
    });
    expect(reached.map(({ length }) => length)).toEqual([60_000, 900_000]);
    expect(files).toEqual([]);
  });

  ifInstalled('redirects to the canonical name, and refuses other names', async () => {
    proxy = await openProxy(name);
    const { tls, reached } = proxy;
    const { status, headers } = await send(tls, '/fees?a=b', { host: 'example.com' });
    expect(status).toBe(301);
    expect(headers.location).toBe('https://www.example.com/fees?a=b');
    // No certificate is shown: the connection ends with the handshake.
    await expect(send(tls, '/', { host: 'other.example' })).rejects.toThrow(/alert/);
    expect(await handshakeWithoutName(tls)).toMatch(/alert/);
    expect(reached).toEqual([]);
  });

  ifInstalled.each([
    ['HTTP/1.1', send],
    ['HTTP/2', sendHttp2],
  ])('answers an oversized form with a page of the firm: %s', async (_, send) => {
    proxy = await openProxy(name);
    const answer = await send(proxy.tls, '/consult', { body: form(100_000) });
    expect(answer.status).toBe(413);
    expectFirm(answer);
    expect(answer.body).toContain('너무 깁니다');
  });

  ifInstalled.each([
    ['HTTP/1.1', send],
    ['HTTP/2', sendHttp2],
  ])('answers with a page of the firm when the site is silent: %s', async (_, send) => {
    proxy = await openProxy(name, twentieth);
    const answer = await send(proxy.tls, '/silent');
    expect(answer.status).toBe(504);
    expectFirm(answer);
    // Only one attempt, so that nobody waits twice as long.
    expect(proxy.reached).toHaveLength(1);
  });

  ifInstalled('repeats requests to a lost instance that may be repeated', async () => {
    proxy = await openProxy(name);
    const { tls, reached } = proxy;
    proxy.loseNext();
    expect((await send(tls, '/fees')).status).toBe(200);
    proxy.loseNext();
    expect((await send(tls, '/received/token', { body: 'choice=withdraw' })).status).toBe(502);
    // The form's key makes it repeatable. Caddy can repeat it since version 2.11.
    proxy.loseNext();
    const sent = await send(tls, '/consult', { body: form(100) });
    expect(sent.status).toBe(name === 'nginx' ? 200 : 502);
    expect(reached.map(({ path, length }) => `${path} ${length}`)).toEqual([
      '/fees 0',
      '/fees 0',
      '/received/token 15',
      '/consult 100',
      ...(name === 'nginx' ? ['/consult 100'] : []),
    ]);
  });

  ifInstalled('answers for a site that is down, and logs no visitor', async () => {
    proxy = await openProxy(name, soon);
    expect((await send(proxy.tls, '/search?q=CanaryQuery')).status).toBe(200);
    // The cookie of the browser that sent a request.
    const cookie = '__Host-request=CanaryCookie';
    expect((await send(proxy.tls, '/received/CanaryLink', { headers: { cookie } })).status).toBe(
      200,
    );
    await send(proxy.tls, '/cut?q=CanaryQuery').catch(() => {});
    await proxy.stopSite();
    for (const body of [undefined, form(100)]) {
      const answer = await send(proxy.tls, '/consult?q=CanaryQuery', { body, headers: { cookie } });
      expect(answer.status).toBe(502);
      expectFirm(answer);
      expect(answer.body).toContain('두 번 접수되지는 않습니다');
    }
    await send(proxy.tls, '/consult', { body: form(100_000) });
    expect(await proxy.logs()).not.toMatch(new RegExp(`${VISITOR.replaceAll('.', '\\.')}|Canary`));
  });
});

/** Returns a list that collects the status of each answer to unfinished forms. */
function answersTo(forms: ClientRequest[]): number[] {
  const answers: number[] = [];
  for (const form of forms) {
    form.on('response', (response) => answers.push(response.resume().statusCode ?? 0));
  }
  return answers;
}

describe.each(['nginx', 'caddy'] as const)('the example for %s does not wait for', (name) => {
  const ifInstalled = test.skipIf(!isInstalled(name));

  ifInstalled('a form that stalls', async () => {
    proxy = await openProxy(name, soon);
    const form = beginForm(proxy.tls);
    await new Promise((resolve) => form.once('close', resolve));
    expect((await send(proxy.tls, '/')).status).toBe(200);
  });

  ifInstalled('the headers of a request', async () => {
    proxy = await openProxy(name, soon);
    expect(await sendRaw(proxy.tls, 'GET / HTTP/1.1\r\nHost: www.example.com\r\n')).not.toContain(
      '200',
    );
  });
});

describe.skipIf(!isInstalled('nginx'))('the example for nginx limits', () => {
  test('the requests that one address has open', async () => {
    proxy = await openProxy('nginx', (text) =>
      text.replace('client_body_timeout 10s', 'client_body_timeout 60s'),
    );
    const { tls } = proxy;
    const forms = Array.from({ length: 220 }, () => beginForm(tls));
    const answers = answersTo(forms);
    await expect.poll(() => answers.length, { timeout: 30_000 }).toBe(20);
    expect(new Set(answers)).toEqual(new Set([429]));
    const answer = await send(tls, '/');
    expect(answer.status).toBe(429);
    expectFirm(answer);
    expect((await send(tls, '/', { from: '127.0.0.78' })).status).toBe(200);
    for (const form of forms) form.destroy();
    await expect.poll(async () => (await send(tls, '/')).status, { timeout: 5_000 }).toBe(200);
  });

  test('an IPv6 /64 as one address', async () => {
    // This machine has only one IPv6 address, so a header claims others.
    proxy = await openProxy('nginx', (text) =>
      text.replace(
        'limit_conn lines 200;',
        'limit_conn lines 1;\n  set_real_ip_from 127.0.0.0/8;\n  real_ip_header X-Claimed;',
      ),
    );
    const { tls } = proxy;
    const forms = [
      '2001:db8:a:1::1',
      '2001:db8:a:1:ffff::2',
      '2001:db8:a:2::1',
      '192.0.2.1',
      '192.0.2.2',
    ].map((claimed) => beginForm(tls, { 'x-claimed': claimed }));
    const answers = answersTo(forms);
    await expect.poll(() => answers).toEqual([429]);
    const again = answersTo([beginForm(tls, { 'x-claimed': '192.0.2.2' })]);
    await expect.poll(() => again).toEqual([429]);
    expect(answers).toEqual([429]);
    for (const form of forms) form.destroy();
  });
});

// Shows that the tests above prove something: without these lines, the program does what the lines prevent.
test.skipIf(!isInstalled('nginx'))('nginx writes forms to disk by default', async () => {
  proxy = await openProxy('nginx', (text) =>
    text.replaceAll(/^ *client_body_buffer_size.*$/gm, ''),
  );
  const { tls, bodies } = proxy;
  expect(await written(bodies, () => send(tls, '/consult', { body: form(60_000) }))).not.toEqual(
    [],
  );
});

const withoutLog = (text: string) => text.replaceAll(/^ *error_log.*$/gm, '');
const withoutPages = (text: string) => text.replace(/^\thandle_errors \{[\s\S]*?^\t\}$/m, '');
const withoutFilter = (text: string) => withoutPages(text).replace('request delete', '');

test.each([
  ['nginx without its line for errors', 'nginx', withoutLog, true],
  // With error pages, this version of Caddy logs no failed request.
  ['caddy without its pages', 'caddy', withoutPages, false],
  ['caddy without its pages and its filter', 'caddy', withoutFilter, true],
] as const)('%s: does it log visitors?', async (_, name, change, logs) => {
  if (!isInstalled(name)) return;
  proxy = await openProxy(name, (text) => soon(change(text)));
  await proxy.stopSite();
  await send(proxy.tls, '/consult?q=CanaryQuery');
  const written = () => proxy?.logs() ?? '';
  await expect.poll(written).toMatch(/refused/i);
  expect((await written()).includes(VISITOR)).toBe(logs);
});
