import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort, type RunningSite, startSite } from '../../tests/site/server.ts';

const build = 'dist-fixtures';
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({}, build);
});
afterAll(() => site.stop());

/** Sends raw bytes and resolves with everything that comes back until the server closes. */
function raw(text: string, { url } = site): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the port', () => {
  test.each([
    [
      'two Host headers',
      'GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['no Host header', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    [
      'an absolute URI',
      'GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['an unknown host', 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 421],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    [
      'a header of 20 KB',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
    ],
    [
      'a usual request',
      'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      200,
    ],
  ])('%s', async (_, request, status) => {
    expect(await raw(request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  test('takes a body whose length is not told beforehand', async () => {
    const form = 'name=%EA%B9%80&phone=010-1234-5678&stage=debt&consent=yes';
    const answer = await raw(
      'POST /consult HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
        'Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
        `Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${form.length.toString(16)}\r\n${form}\r\n0\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 201 /);
  });

  test('gives up on headers and bodies that do not come', async () => {
    const [headers, body] = await Promise.all([
      raw('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '),
      raw(
        'POST /consult HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
          'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nname=',
      ),
    ]);
    expect(headers).toMatch(/^HTTP\/1.1 408 /);
    expect(body).toMatch(/^HTTP\/1.1 408 /);
  }, 20_000);

  test.each([
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'NONSENSE\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  ])('refuses with the headers of every answer', async (request) => {
    const answer = await raw(request);
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(answer).toContain('x-content-type-options: nosniff');
  });
});

describe('the process', () => {
  test('with faults in its configuration prints all of them and exits', async () => {
    const { code, said } = await runToEnd({
      PORT: 'x',
      LOG_LEVEL: 'loud',
      ORIGIN: 'https://www.example.com',
    });
    expect(code).toBe(1);
    for (const name of ['PORT', 'LOG_LEVEL', 'CHANNELS']) expect(said).toContain(`- ${name}: `);
  });

  test.each([
    ['its folder for data is a file', { DATA_DIR: 'package.json' }, /데이터베이스를 열 수 없/],
    ['its port is taken', {}, /들을 수 없습니다/],
  ])('when %s, says so and exits', async (_, settings, sentence) => {
    const { code, said } = await runToEnd(settings);
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
  });

  test('told to end, says so, finishes what is in flight and exits with 0', async () => {
    const ending = await startSite({}, build);
    const form = 'name=%EA%B9%80&phone=010-1234-5678&stage=debt&consent=yes';
    const slow = beginForm(ending, form.length);
    slow.write(form.slice(0, 20));
    await fetch(`${ending.url}/healthz`);
    const code = ending.stop();
    const draining = await waitForStatus(`${ending.url}/readyz`, 503);
    expect(draining.headers.get('connection')).toBe('close');
    // The second half comes when the port takes no one new.
    await waitUntilClosed(ending.url);
    slow.write(form.slice(20));
    expect(await slow.answer).toMatch(/^HTTP\/1.1 201 .*"status":"received"/s);
    expect(await code).toBe(0);
  }, 20_000);

  test('told to end, does not wait for ever', async () => {
    const ending = await startSite({}, build);
    const stuck = beginForm(ending, 100);
    const start = performance.now();
    expect(await ending.stop()).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
    await stuck.answer;
  }, 20_000);

  test('ends when npm, its parent, is told to end', async () => {
    const port = await freePort();
    const parent = spawn('sh', ['-c', '"$0" scripts/start.ts; :', process.execPath], {
      env: { ...site.environment, PORT: String(port), npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let log = '';
    parent.stdout.on('data', (chunk) => {
      log += chunk;
    });
    await waitForStatus(`http://localhost:${port}/readyz`, 200);
    parent.kill('SIGKILL');
    await waitUntilClosed(`http://localhost:${port}`);
    await vi.waitFor(() => expect(log).toContain('"event":"stopped"'), 5_000);
    expect(log.match(/"event":"stopping"/g)).toHaveLength(1);
  }, 20_000);

  test('told twice, ends at once', async () => {
    const ending = await startSite({}, build);
    const exit = new Promise((resolve) => ending.process.once('exit', resolve));
    const hanging = connect(Number(new URL(ending.url).port), '127.0.0.1');
    hanging.on('error', () => {});
    hanging.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    ending.process.kill('SIGTERM');
    await waitForStatus(`${ending.url}/readyz`, 503);
    await ending.stop();
    expect(await exit).not.toBe(0);
    hanging.destroy();
  }, 20_000);

  test('writes nothing of a strange path', async () => {
    for (const path of [
      '/CanaryPath%ff',
      '/received/CanaryPath%',
      '/CanaryPath?name=CanaryQuery',
    ]) {
      expect(
        await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      ).toMatch(/^HTTP\/1.1 404 /);
    }
    expect(site.output()).not.toContain('Canary');
  });

  test('writes its log as JSON, one object a line', async () => {
    await fetch(`${site.url}/privacy`);
    await vi.waitFor(() =>
      expect(site.output()).toMatch(
        /"requestId":"[0-9a-f-]{36}","method":"GET","route":"\/privacy","status":200/,
      ),
    );
    expect(site.output()).toContain('"event":"requests go to","channel":"file"');
    for (const line of site.output().trim().split('\n')) {
      expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/info|warn/) });
    }
  });
});

async function waitForStatus(url: string, status: number): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === status) return response;
  }
}

async function waitUntilClosed(url: string): Promise<void> {
  while (await fetch(`${url}/healthz`).catch(() => null));
}

/** Sends the head of a form; the body is the test's. */
function beginForm({ url }: RunningSite, length: number) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', () => {});
  socket.write(
    'POST /consult HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
      'Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
      `Content-Length: ${length}\r\n\r\n`,
  );
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { write: (part: string) => socket.write(part), answer };
}

/** Runs a server that cannot start; resolves with its exit code and what it told the operator. */
async function runToEnd(settings: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [`${build}/server/server.js`], {
    env: { ...site.environment, ...settings },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { code, said };
}
