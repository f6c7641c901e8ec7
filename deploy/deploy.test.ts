import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { settingNames } from '#app/config/settings.ts';
import { programs } from '../vite.config.ts';

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const units = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.service'));
const guides = ['../docs/operations.md', '../docs/operations-more.md'];
const isAlert = (name: string) => name.startsWith('site-alert@');
const packages: { dependencies: Record<string, string> } = JSON.parse(read('../package.json'));

/** Built programs that units, Dockerfile and guide start as the site's processes. */
function startedPrograms(): string[] {
  const words = [...units, 'Dockerfile', ...guides].map(read).join('\n');
  return [...words.matchAll(/\bdist\/server\/([\w-]+)\.js\b/g)].map(([, name = '']) => name);
}

/** Environment variables that a file sets for the site. */
function settingsOf(text: string): string[] {
  return [...text.matchAll(/^(?:Environment=| {6})([A-Z][A-Z_]+)(?:=|: )/gm)].map(
    ([, name = '']) => name,
  );
}

test('units, image and guide start the programs that the build makes', () => {
  expect(new Set(startedPrograms())).toEqual(new Set(Object.keys(programs)));
});

test.each([...units, 'Dockerfile'])('%s: every setting is one that the site knows', (name) => {
  const known = [...settingNames, 'NODE_ENV'];
  for (const setting of settingsOf(read(name))) expect(known).toContain(setting);
});

test('compose.yaml: every setting is one that the site or PostgreSQL’s image knows', () => {
  const settings = settingsOf(read('compose.yaml'));
  expect(settings).toContain('METRICS_PORT');
  const known = [...settingNames, 'POSTGRES_USER', 'POSTGRES_DB'];
  for (const setting of settings) expect(known).toContain(setting);
});

test('the image runs on the tested version of Node', () => {
  const [, version] = read('Dockerfile').match(/^ARG NODE=(.+)$/m) ?? [];
  expect(version).toBe(packages.dependencies.node);
});

test('Node is the main process of image and unit, so that SIGTERM reaches it', () => {
  expect(read('Dockerfile')).toMatch(/^CMD \["node", "dist\/server\/server\.js"\]$/m);
  expect(read('site.service')).toMatch(/^ExecStart=\S+\/node live\/dist\/server\/server\.js$/m);
});

test.each([
  ['lives', 200, 0],
  ['does not answer as it should', 500, 1],
])('the image’s health check notices a site that %s', async (_, status, code) => {
  const [, command = ''] = read('Dockerfile').match(/^HEALTHCHECK .*CMD (\[.*\])$/m) ?? [];
  const words: string[] = JSON.parse(command);
  expect(words[0]).toBe('node');
  const site = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  // An address of a TCP server is an object.
  const { port } = site.address() as AddressInfo;
  const env = { ...process.env, PORT: String(port) };
  const check = spawn(process.execPath, words.slice(1), { env });
  expect(await new Promise((resolve) => check.once('exit', resolve))).toBe(code);
  site.close();
});

test.each(['nginx.conf', 'Caddyfile'])('%s hides /metrics from other machines', (name) => {
  expect(read(name)).toMatch(/\/metrics \{\s*(?:return|respond) 404/);
});

test.each(['nginx.conf', 'Caddyfile'])('%s does not pass on forged addresses', (name) => {
  expect(read(name)).toMatch(/X-Forwarded-For (?:\$remote_addr|\{remote_host\})/);
});

test('systemd restarts the site forever, with growing delays', () => {
  const unit = read('site.service');
  expect(unit).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=0$/ms);
  expect(unit).toMatch(
    /^\[Service\][^[]*^RestartSec=300ms\nRestartSteps=8\nRestartMaxDelaySec=60$/ms,
  );
  expect(unit).not.toContain('StartLimitBurst');
});

test('a failed unit triggers an alert, at most once an hour', () => {
  const [alert, others] = [units.filter(isAlert), units.filter((name) => !isAlert(name))];
  expect(others).toHaveLength(4);
  for (const name of others) {
    expect(read(name), name).toMatch(/^\[Unit\][^[]*^OnFailure=site-alert@%n\.service$/ms);
    // Restarts that skip the state "failed" would send no alert.
    expect(read(name), name).not.toContain('RestartMode');
  }
  expect(alert).toEqual(['site-alert@.service']);
  const unit = read('site-alert@.service');
  expect(unit).toMatch(/^\[Unit\][^[]*^StartLimitIntervalSec=1h\nStartLimitBurst=1$/ms);
  expect(unit).toMatch(/^ExecStart=\S+\/node live\/dist\/server\/consult\.js alert --unit %i$/m);
});

test('a publication runs as the site’s account, and cannot change the program, its packages and its settings', () => {
  const unit = read('site-publish.service');
  expect(unit).toMatch(/^User=site$/m);
  expect(unit).toMatch(
    /^ExecStart=\/srv\/site\/node_modules\/node\/bin\/node scripts\/publish\.ts$/m,
  );
  expect(unit).toMatch(/^ProtectSystem=strict$/m);
  const kept = [...unit.matchAll(/^ReadOnlyPaths=(.+)$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  for (const name of ['app', 'checks', 'scripts', 'vite', 'node_modules', '.env']) {
    expect(kept).toContain(`/srv/site/${name}`);
  }
  expect(read('site.service'), 'the site itself').not.toContain('ReadWritePaths');
});

test('the operations guides explain each file', () => {
  const guide = guides.map(read).join('');
  for (const name of readdirSync(import.meta.dirname)) {
    if (name.endsWith('.test.ts')) continue;
    expect(guide.includes(`deploy/${name}`), name).toBe(true);
  }
});

test('nginx logs why it answers 502, names no visitor, and shows no page of its own', () => {
  const nginx = read('nginx.conf');
  expect(nginx).toMatch(/^log_format site '\$visitor_network .*\$upstream_status/m);
  const servers = nginx.split(/^server \{$/m).slice(1);
  for (const server of servers) {
    expect(server).toContain('error_log /dev/null emerg;');
    expect(server).toMatch(/return (?:301|421)|proxy_pass/);
  }
});

test('no log of nginx or Caddy has a cookie, or an address, in which a word of the search may be', () => {
  const nginx = read('nginx.conf');
  const formats = [...nginx.matchAll(/^log_format (\w+) '(.*)';$/gm)];
  expect(formats.map(([, name]) => name)).toEqual(['site']);
  expect(formats[0]?.[2]?.match(/\$\w+/g)).toEqual([
    '$visitor_network',
    '$time_iso8601',
    '$request_method',
    '$status',
    '$body_bytes_sent',
    '$request_time',
    '$upstream_status',
    '$upstream_connect_time',
  ]);
  // A server without a line for it has nginx's own log, with the address and the referrer.
  for (const server of nginx.split(/^server \{$/m).slice(1)) {
    expect(server).toMatch(/^ {2}access_log (?:off|\/var\/log\/nginx\/site\.log site);$/m);
  }
  const caddy = read('Caddyfile');
  expect(caddy.match(/^\s*log\b.*$/gm)).toEqual(['\tlog default {']);
  expect(caddy).toMatch(/^\tlog default \{\s*format filter \{[^}]*\brequest delete$/m);
});
