import { watch } from 'node:fs';
import type { ClientRequest } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { firm } from '#app/firm/firm.ts';
import { isInstalled, openProxy, type RunningProxy, VISITOR } from './proxy.ts';

let proxy: RunningProxy | undefined;
afterEach(async () => {
  await proxy?.close();
  proxy = undefined;
});

/** A form of so many bytes, with something to find it by. */
const form = (bytes: number) => `message=CanaryWords${'a'.repeat(bytes - 19)}`;

/** What is written below a folder while something is done. */
async function written(folder: string, act: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const watcher = watch(folder, (_, name) => names.push(String(name)));
  await act();
  // The kernel tells of a file when the event loop comes around.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setTimeout(resolve, 100));
  watcher.close();
  return names;
}

// `npm test` says which of them is not installed.
describe.each(['nginx', 'caddy'] as const)('the example for %s', (name) => {
  const ifInstalled = test.skipIf(!isInstalled(name));

  ifInstalled('passes requests on, under their name and the visitor’s address', async () => {
    proxy = await openProxy(name);
    const answer = await proxy.send('/busy');
    // A page of the site's own is not replaced.
    expect(answer).toMatchObject({
      status: 503,
      body: "The site's own answer to /busy.",
    });
    expect(proxy.reached).toMatchObject([
      { path: '/busy', headers: { host: 'www.example.com', 'x-forwarded-for': VISITOR } },
    ]);
    expect((await proxy.send('/metrics')).status).toBe(404);
    expect(proxy.reached).toHaveLength(1);
  });

  ifInstalled('keeps a form in memory', async () => {
    proxy = await openProxy(name);
    const { send, bodies, reached } = proxy;
    const files = await written(bodies, async () => {
      expect((await send('/consult', form(60_000))).status).toBe(200);
      expect((await send('/error-reports', form(900_000))).status).toBe(200);
    });
    expect(reached.map(({ length }) => length)).toEqual([60_000, 900_000]);
    expect(files).toEqual([]);
  });

  ifInstalled('answers what is too large with a page of the firm', async () => {
    proxy = await openProxy(name);
    const answer = await proxy.send('/consult', form(100_000));
    expect(answer.status).toBe(413);
    expectFirm(answer);
    expect(answer.body).toContain('너무 깁니다');
  });

  ifInstalled('answers in the place of a site that is down, and logs no visitor', async () => {
    proxy = await openProxy(name);
    await proxy.send('/cut?q=CanaryQuery').catch(() => {});
    await proxy.stopSite();
    for (const body of [undefined, form(100)]) {
      const answer = await proxy.send('/consult?q=CanaryQuery', body);
      expect(answer.status).toBe(502);
      expectFirm(answer);
      expect(answer.body).toContain('두 번 접수되지는 않습니다');
    }
    await proxy.send('/consult', form(100_000));
    expect(await proxy.logs()).not.toMatch(new RegExp(`${VISITOR.replaceAll('.', '\\.')}|Canary`));
  });
});

/** The status of each answer to forms that were begun and not sent, as it comes. */
function answersTo(forms: ClientRequest[]): number[] {
  const answers: number[] = [];
  for (const form of forms) {
    form.on('response', (response) => answers.push(response.resume().statusCode ?? 0));
  }
  return answers;
}

// The same lines, with half a second in the place of ten.
const soon = (text: string) =>
  text.replaceAll(/(?<=(?:timeout|read_header|read_body) )10s/g, '500ms');

describe.each(['nginx', 'caddy'] as const)('the example for %s does not wait for', (name) => {
  const ifInstalled = test.skipIf(!isInstalled(name));

  ifInstalled('a form that does not go on', async () => {
    proxy = await openProxy(name, soon);
    const form = proxy.beginForm();
    await new Promise((resolve) => form.once('close', resolve));
    expect((await proxy.send('/')).status).toBe(200);
  });

  ifInstalled('the headers of a request', async () => {
    proxy = await openProxy(name, soon);
    expect(await proxy.sendRaw('GET / HTTP/1.1\r\nHost: www.example.com\r\n')).not.toContain('200');
  });
});

describe.skipIf(!isInstalled('nginx'))('the example for nginx limits', () => {
  test('the requests that one address has open', async () => {
    proxy = await openProxy('nginx');
    const { send, beginForm } = proxy;
    const forms = Array.from({ length: 220 }, () => beginForm());
    const answers = answersTo(forms);
    await expect.poll(() => answers.length, { timeout: 5_000 }).toBe(20);
    expect(new Set(answers)).toEqual(new Set([429]));
    const answer = await send('/');
    expect(answer.status).toBe(429);
    expectFirm(answer);
    expect((await send('/', undefined, '127.0.0.78')).status).toBe(200);
    for (const form of forms) form.destroy();
    await expect.poll(async () => (await send('/')).status, { timeout: 5_000 }).toBe(200);
  });

  test('an IPv6 line as one address', async () => {
    // This machine has one IPv6 address: others are claimed in a header.
    proxy = await openProxy('nginx', (text) =>
      text
        .replace('limit_conn lines 200', 'limit_conn lines 1')
        .replace(
          /( *)ssl_certificate .*/,
          '$&\n$1set_real_ip_from 127.0.0.0/8;\n$1real_ip_header X-Claimed;',
        ),
    );
    const { beginForm } = proxy;
    const forms = [
      '2001:db8:a:1::1',
      '2001:db8:a:1:ffff::2',
      '2001:db8:a:2::1',
      '192.0.2.1',
      '192.0.2.2',
    ].map((claimed) => beginForm({ 'x-claimed': claimed }));
    const answers = answersTo(forms);
    await expect.poll(() => answers).toEqual([429]);
    const again = answersTo([beginForm({ 'x-claimed': '192.0.2.2' })]);
    await expect.poll(() => again).toEqual([429]);
    expect(answers).toEqual([429]);
    for (const form of forms) form.destroy();
  });
});

// So that the tests above can be trusted: without these lines the program does what they are there to prevent.
test.skipIf(!isInstalled('nginx'))(
  'nginx writes forms to disk where nothing keeps it from it',
  async () => {
    proxy = await openProxy('nginx', (text) =>
      text.replaceAll(/^ *client_body_buffer_size.*$/gm, ''),
    );
    const { send, bodies } = proxy;
    expect(await written(bodies, () => send('/consult', form(60_000)))).not.toEqual([]);
  },
);

const withoutLog = (text: string) => text.replaceAll(/^ *error_log.*$/gm, '');
const withoutPages = (text: string) => text.replace(/^\thandle_errors \{[\s\S]*?^\t\}$/m, '');
const withoutFilter = (text: string) => withoutPages(text).replace('request delete', '');

test.each([
  ['nginx without its line for errors', 'nginx', withoutLog, true],
  // With pages of its own, this version logs no request that failed.
  ['caddy without its pages', 'caddy', withoutPages, false],
  ['caddy without its pages and its filter', 'caddy', withoutFilter, true],
] as const)('%s: does it log visitors?', async (_, name, change, logs) => {
  if (!isInstalled(name)) return;
  proxy = await openProxy(name, change);
  await proxy.stopSite();
  await proxy.send('/consult?q=CanaryQuery');
  const written = () => proxy?.logs() ?? '';
  await expect.poll(written).toMatch(/refused/i);
  expect((await written()).includes(VISITOR)).toBe(logs);
});

function expectFirm({ headers, body }: { headers: NodeJS.Dict<string | string[]>; body: string }) {
  expect(body).toContain(`href="tel:${firm.phone.replaceAll('-', '')}"`);
  expect(body).toContain(firm.name);
  expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).not.toMatch(/nginx|caddy/i);
}
