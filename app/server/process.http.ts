import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { failedStart } from '../../tests/site/failed-start.ts';
import { freePort } from '../../tests/site/free-port.ts';
import { type RunningSite, startSite } from '../../tests/site/server.ts';
import { raw } from '../../tests/site/socket.ts';
import { waitForStatus, waitUntilClosed } from '../../tests/site/status.ts';
import { LONGEST_WAIT } from '../../tests/timeouts.ts';

const build = 'dist-fixtures';
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({}, build);
});
afterAll(() => site.stop());

describe('the port', () => {
  test('accepts a body without a Content-Length', async () => {
    const form = 'name=%EA%B9%80&phone=010-1234-5678&stage=debt&consent=yes';
    const answer = await raw(
      'POST /consult HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
        'Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
        `Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n${form.length.toString(16)}\r\n${form}\r\n0\r\n\r\n`,
      site.url,
    );
    expect(answer).toMatch(/^HTTP\/1.1 201 /);
  });

  test.each([
    'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
    'NONSENSE\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  ])('refuses with the headers of every answer', async (request) => {
    const answer = await raw(request, site.url);
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(answer).toContain('x-content-type-options: nosniff');
  });
});

describe('the process', () => {
  test('prints all faults in its configuration and exits', async () => {
    const { code, said } = await failedStart({
      PORT: 'x',
      LOG_LEVEL: 'loud',
      ORIGIN: 'https://www.example.com',
    });
    expect(code).toBe(1);
    for (const name of ['PORT', 'LOG_LEVEL', 'CHANNELS']) expect(said).toContain(`- ${name}: `);
  });

  test('exits with advice when systemd passes several sockets', async () => {
    const { code, said } = await failedStart({ LISTEN_FDS: '2' });
    expect(code).toBe(1);
    expect(said).toMatch(/포트를 2개 .*ListenStream= 줄을 하나만/);
  });

  test.each([
    ['its folder for data is a file', { DATA_DIR: 'package.json' }, /데이터베이스를 열 수 없/],
    ['its port is taken', {}, /들을 수 없습니다/],
  ])('exits with an explanation if %s', async (_, settings, sentence) => {
    const { code, said } = await failedStart({
      PORT: new URL(site.url).port,
      DATA_DIR: site.dataDir,
      ...settings,
    });
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
  });

  test('ends when npm, its parent, is killed', async () => {
    const port = await freePort();
    // Resembles a server, which has a build but no sources.
    const folder = await mkdtemp(join(tmpdir(), 'deployed-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await cp('scripts', join(folder, 'scripts'), { recursive: true });
    await cp('vite', join(folder, 'vite'), { recursive: true });
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await symlink(resolve(build), join(folder, 'dist'));
    const parent = spawn('sh', ['-c', '"$0" scripts/start.ts; :', process.execPath], {
      cwd: folder,
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
    await vi.waitFor(() => expect(log).toContain('"event":"stopped"'), LONGEST_WAIT);
    expect(log.match(/"event":"stopping"/g)).toHaveLength(1);
  });

  test('logs nothing from an unknown path', async () => {
    for (const path of [
      '/CanaryPath%ff',
      '/received/CanaryPath%',
      '/CanaryPath?name=CanaryQuery',
    ]) {
      expect(
        await raw(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, site.url),
      ).toMatch(/^HTTP\/1.1 404 /);
    }
    expect(site.output()).not.toContain('Canary');
  });

  test('writes its log as JSON, one object per line', async () => {
    await fetch(`${site.url}/privacy`);
    await vi.waitFor(
      () =>
        expect(site.output()).toMatch(
          /"requestId":"[0-9a-f-]{36}","method":"GET","route":"\/privacy","status":200/,
        ),
      LONGEST_WAIT,
    );
    expect(site.output()).toContain('"event":"channel_configured","channel":"file"');
    for (const line of site.output().trim().split('\n')) {
      expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/info|warn/) });
    }
  });
});
