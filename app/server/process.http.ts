import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningSite, startSite } from '../../tests/site/server.ts';

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
    // A form whose second half is still to come.
    const form = 'name=%EA%B9%80&phone=010-1234-5678&stage=debt&consent=yes';
    const slow = connect(Number(new URL(ending.url).port), '127.0.0.1');
    let answer = '';
    slow.setEncoding('utf8').on('data', (chunk) => {
      answer += chunk;
    });
    slow.write(
      `POST /consult HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nAccept: application/json\r\n` +
        `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n${form.slice(0, 20)}`,
    );
    await fetch(`${ending.url}/healthz`);
    const start = performance.now();
    const code = ending.stop();
    const draining = await waitForStatus(`${ending.url}/readyz`, 503);
    expect(draining.headers.get('connection')).toBe('close');
    slow.write(form.slice(20));
    await new Promise((resolve) => slow.once('close', resolve));
    expect(answer).toMatch(/^HTTP\/1.1 201 /);
    expect(answer).toMatch(/"status":"received"/);
    expect(await code).toBe(0);
    expect(performance.now() - start).toBeLessThan(10_000);
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
    const response = await fetch(url);
    if (response.status === status) return response;
  }
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
