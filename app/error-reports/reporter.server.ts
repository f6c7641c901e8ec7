import { createStackParser, createTransport, linkedErrorsIntegration, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { currentRequest } from '#app/platform/log.ts';
import { post } from '#app/platform/post.ts';
import { collectNothing } from './collect-nothing.ts';
import { scrubbingTransport } from './scrubbing-transport.ts';

interface ReporterOptions {
  dsn: URL;
  endpoint: URL;
  environment: string;
  release: string;
  /** The site's origin. */
  origin: string;
}

/** Milliseconds in which an error is reported only once, because a lost database fails many times a second. */
const WINDOW_MS = 60_000;
/** Maximum number of different errors reported within that time. */
const MAX_REPORTS = 30;

/**
 * Creates a reporter of the server's unexpected errors. It sends the name, place in the code and causes, as in the log,
 * with the log's request id. Its client instruments nothing and is not global.
 */
export function createReporter({ dsn, endpoint, environment, release, origin }: ReporterOptions) {
  const client = new ServerRuntimeClient({
    dsn: dsn.href,
    environment,
    release,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    includeServerName: false,
    integrations: [linkedErrorsIntegration()],
    traceLifecycle: 'static',
    sendClientReports: false,
    dataCollection: collectNothing,
    stackParser: createStackParser(nodeStackLineParser()),
    transport: ({ recordDroppedEvent }) =>
      scrubbingTransport(
        createTransport({ recordDroppedEvent }, ({ body }) => send(endpoint, body)),
        origin,
      ),
  });
  client.init();
  const isSuppressed = createDeduplication();

  return {
    /** Reports an error without waiting. Never throws. */
    report(event: string, error: unknown): void {
      if (isSuppressed(event, error)) return;
      const scope = new Scope();
      scope.setClient(client);
      scope.setTags({ event, requestId: currentRequest.getStore() });
      scope.captureException(error, { mechanism: { type: 'log', handled: true } });
    },
    /** Waits at most `timeoutMs` for pending reports. Nothing is reported afterwards. */
    async end(timeoutMs: number): Promise<void> {
      await client.close(timeoutMs);
    },
  };
}

/** Deduplicates reports of the same error within the window, and limits their number. */
function createDeduplication(): (event: string, error: unknown) => boolean {
  let since = 0;
  const kinds = new Set<string>();
  return (event, error) => {
    if (performance.now() - since > WINDOW_MS) {
      since = performance.now();
      kinds.clear();
    }
    const [place] = error instanceof Error ? (error.stack?.match(/^\s*at .*$/m) ?? []) : [];
    const kind = `${event} ${error instanceof Error ? error.name : typeof error} ${place}`;
    if (kinds.has(kind) || kinds.size >= MAX_REPORTS) return true;
    kinds.add(kind);
    return false;
  };
}

async function send(endpoint: URL, body: string | Uint8Array) {
  const report = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const { status, headers } = await post(endpoint, report, {
    headers: { 'content-type': 'application/x-sentry-envelope' },
  });
  return {
    statusCode: status,
    headers: {
      'retry-after': headers['retry-after'] ?? null,
      'x-sentry-rate-limits': headers['x-sentry-rate-limits'] ?? null,
    },
  };
}
