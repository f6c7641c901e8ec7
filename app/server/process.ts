import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SYSTEM_IS_NOT_FORCED } from '#app/browser/forced-color-mode.ts';
import { type Config, settingsOrExit } from '#app/config/config.ts';
import { recipientsOf, unnamedWords } from '#app/config/recipients.ts';
import { isServed } from '#app/config/rules.ts';
import { alertWays, deskAlertWays } from '#app/consult/delivery/alert-ways.server.ts';
import type { Assets } from '#app/entry/document.tsx';
import { processors } from '#app/firm/data/processors.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { plainPages } from '#app/pages/error/copy.ts';
import { createAlerts } from '#app/platform/alerts.ts';
import { databaseFile } from '#app/platform/database/database.ts';
import { databaseAlert, openingFault } from '#app/platform/database/errors.ts';
import { handedSocket } from '#app/platform/handed-socket.ts';
import { type App, createHttpServer } from '#app/platform/http.ts';
import { createLineOutput } from '#app/platform/line-output.ts';
import { createLog, type Log } from '#app/platform/log.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { watchUncaught } from '#app/platform/uncaught.ts';
import { removeUnfinished } from '#app/platform/unfinished.ts';
import { createOperatorApp } from './operator.ts';
import { plainHeaders, plainPage } from './plain-page.ts';
import { beginRun, endRun } from './run-marker.ts';
import { sayAtStart } from './say-at-start.ts';
import { securityHeaders } from './security.ts';
import { createService, type Service } from './service.ts';
import type { Setup } from './site.ts';
import { createWaitingApp, untilOpen } from './waiting.ts';

/** How long `/readyz` answers 503 before the port closes, so that a load balancer stops sending. */
const NOTICE_MS = 1_000;
/** How long a connection that is open when the port closes may still send a request. */
const MOMENT_MS = 500;
/** Time for requests in flight to end before their sockets are closed. */
const GRACE_MS = 7_000;
/** Time for the whole shutdown. What remains is for deliveries in flight, which would otherwise be repeated. */
const END_MS = 9_200;
/** How long the end of the process waits for error reports. */
const REPORTS_TIMEOUT_MS = 2_000;
/** How long a start that has failed waits for its alert. */
const ALERT_TIMEOUT_MS = 10_000;

/** Refusal to publish the sample firm, which does not exist: requests to it would be lost. */
const SAMPLE =
  'ORIGIN: 견본 법인으로 공개 주소를 열지 않습니다. content/firm.yaml에 법인의 정보를 적고 sample을 false로 적어 주세요. 보여 주기만 하시려면 ORIGIN을 비우고 그 이름을 ALLOWED_HOSTS에 적습니다.';

/** Refusal to start with several sockets: a client of an unused one would wait for ever. */
const severalPorts = (count: number) =>
  `systemd가 포트를 ${count}개 넘겼는데, 사이트는 하나만 받습니다. site.socket에 ListenStream= 줄을 하나만 남기고 이렇게 해 주세요: systemctl daemon-reload && systemctl restart site.socket site.service`;

interface ProcessOptions extends Pick<Setup, 'site' | 'clientDir'> {
  assets: Assets;
}

/** Runs the server process: configuration, database, listen, drain, exit. */
export async function runServer(setup: ProcessOptions): Promise<void> {
  const { config, warnings } = settingsOrExit();
  const handed = handedSocket();
  if (handed && 'several' in handed) stop(severalPorts(handed.several));
  if (isServed(config.origin.href)) {
    if (firm.sample) stop(SAMPLE);
    const unnamed = unnamedWords(recipientsOf(config), processors ?? []);
    if (unnamed) stop(`${unnamed}\n시작하지 않습니다.`);
  }
  const reporter = await openReporter(config);
  const output = createLineOutput();
  const log = createLog(config.logLevel, output, reporter?.report);
  const ways = alertWays(config);
  const alerts = createAlerts({
    log,
    ways,
    deskWays: deskAlertWays(config),
    memory: join(config.dataDir, 'alerts-sent'),
  });
  // A library's warning may contain anything, so the log omits its text. The site's own is known (conformance CM-6).
  console.warn = console.error = (warning?: unknown) =>
    warning === SYSTEM_IS_NOT_FORCED
      ? log.warn({ event: 'system_color_mode' }, SYSTEM_IS_NOT_FORCED)
      : log.warn({ event: 'library_warning' });
  // Files of this process are private to its account.
  process.umask(0o077);

  let ending = false;
  /** Resources to close at the end. */
  const opened: { service?: Service; server?: Server } = {};
  async function end(code: number, notice = 0): Promise<void> {
    if (ending) process.exit(code || 1);
    ending = true;
    if (opened.service) opened.service.readiness.draining = true;
    if (opened.server) {
      // Closes each connection that is still in use after its next response.
      opened.server.maxRequestsPerSocket = 1;
      // Closes other connections soon after the request in flight, which began before the limit was set.
      opened.server.keepAliveTimeout = 1;
    }
    const start = performance.now();
    await wait(notice);
    if (opened.server) await drain(opened.server);
    const ended = Promise.all([opened.service?.close(), reporter?.end(REPORTS_TIMEOUT_MS)]);
    await Promise.race([ended, wait(END_MS - (performance.now() - start))]);
    log.info({ event: 'stopped' });
    process.exit(code);
  }
  watchUncaught(log, () => void end(1));

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // A closing terminal sends SIGHUP more than once: its shell does, and the terminal itself.
      if (signal === 'SIGHUP' && ending) return;
      endRun(config.dataDir);
      log.info({ event: 'stopping', signal });
      void end(0, signal === 'SIGINT' || handed ? 0 : NOTICE_MS);
    });
  }
  const { host, port } = config.listen;
  const place = { host, port, name: 'PORT', ...handed };
  const https = config.origin.protocol === 'https:';
  const headers = securityHeaders({ https, development: false });
  let app: App = createWaitingApp(headers);
  const server = createHttpServer(
    { fetch: (...words) => app.fetch(...words) },
    { ...headers, ...plainHeaders },
    plainPage(plainPages[400]),
  );
  opened.server = server;
  removeUnfinished(config.dataDir);
  const isNew = !config.databaseUrl && !existsSync(databaseFile(config.dataDir));
  const open = () =>
    createService({
      ...setup,
      config,
      log,
      alerts,
      droppedLines: output.dropped,
      assets: () => setup.assets,
    });
  const service = await untilOpen(open, log, {
    async wait(error) {
      say(
        '데이터베이스를 아직 열 수 없어 기다립니다. PostgreSQL이면 그 서버가 켜져 있고 DATABASE_URL이 맞는지, 아니면 디스크가 찼는지 보세요.',
      );
      alerts.raise(databaseAlert(error) ?? 'database_unavailable');
      await listen(server, place, log);
    },
    words: (words) => say(`열지 못한 까닭: ${words}`),
  }).catch(async (error: unknown) => {
    log.error({ event: 'start_failed', error });
    alerts.raise('start_failed');
    say(whyNotStarted(config, error));
    const told = Promise.all([alerts.settled(), reporter?.end(REPORTS_TIMEOUT_MS)]);
    await Promise.race([told, wait(ALERT_TIMEOUT_MS)]);
    process.exit(1);
  });
  // A signal arrived while the database was being opened.
  if (ending) return;
  app = service.app;
  opened.service = service;
  const { port: metricsPort, token } = config.metrics;
  if (metricsPort !== null) {
    const plain = securityHeaders({ https: false, development: false });
    const operator = createHttpServer(createOperatorApp(service, token, plain, log), plain);
    const address = await listen(operator, { host, port: metricsPort, name: 'METRICS_PORT' }, log);
    // The operator's port still answers while the process drains, without keeping it alive.
    operator.unref();
    log.info({ event: 'metrics_listening', address });
  }
  const address = server.listening ? addressOf(server) : await listen(server, place, log);
  service.start();
  if (beginRun(config.dataDir)) alerts.raise('crashed');
  await sayAtStart(config, { log, say, warnings, alertWays: ways.length, isNew });
  log.info({ event: 'listening', origin: config.origin.origin, address });
}

/** Loads the code of error reports, but only if the site sends them. */
async function openReporter({ errorReports, origin }: Config) {
  if (!errorReports) return null;
  const { createReporter } = await import('#app/error-reports/reporter.server.ts');
  return createReporter({ ...errorReports, release: __BUILD_ID__, origin: origin.origin });
}

/**
 * Resolves when the requests in flight have ended or timed out. Gives new connections a moment to send their request,
 * which `close` of an HTTP server would reset.
 */
async function drain(server: Server): Promise<void> {
  const closed = new Promise((done) => NetServer.prototype.close.call(server, done));
  await Promise.race([closed, wait(MOMENT_MS)]);
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(late);
}

/** Resolves with the address once the port is open; exits the process when it cannot be opened. */
async function listen(
  server: Server,
  { host, port, name, fd }: { host: string; port: number; name: string; fd?: number },
  log: Log,
): Promise<string> {
  await new Promise<void>((resolve) => {
    server.once('error', (error) => {
      log.error({ event: 'listen_failed', error });
      stop(
        `${host}:${port}에서 들을 수 없습니다. 다른 프로그램이 쓰고 있는지, ${name}와 HOST가 맞는지 보세요.`,
      );
    });
    server.listen(fd === undefined ? { port, host } : { fd }, resolve);
  });
  return addressOf(server);
}

function addressOf(server: Server): string {
  // An address of a TCP server is an object; it is a string for pipes only.
  const at = server.address() as AddressInfo;
  return `${at.address}:${at.port}`;
}

function whyNotStarted(config: Config, error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return `${openingFault(config, error)} 시작하지 않습니다.`;
}

/** Exits when the start cannot succeed, with a message for the operator on standard error. */
function stop(reason: string): never {
  say(reason);
  process.exit(1);
}

/** Writes a message for the operator to standard error. */
function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
