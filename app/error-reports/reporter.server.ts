import {
  createStackParser,
  createTransport,
  type Envelope,
  linkedErrorsIntegration,
  Scope,
  type Transport,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { currentRequest, type ErrorListener } from '#app/platform/log.ts';
import { post } from '#app/platform/post.ts';
import { collectNothing } from './collect-nothing.ts';
import { scrubEnvelope } from './scrub/envelope.ts';

export interface Reporter {
  /** Reports an error; it never waits and never throws. */
  report: ErrorListener;
  /** Waits for pending reports, this many milliseconds at most; nothing is reported afterwards. */
  end(timeoutMs: number): Promise<void>;
}

interface ReporterOptions {
  dsn: URL;
  endpoint: URL;
  environment: string;
  release: string;
  /** The site's. */
  origin: string;
}

/** The same error is reported once within this time: a lost database fails many times a second. */
const WINDOW_MS = 60_000;
/** How many different errors are reported within that time. */
const MAX_REPORTS = 30;

/**
 * Reports the server's unexpected errors: name, place in the code and causes, as in the log, with the
 * log's request id.
 *
 * The client instruments nothing and is not global.
 */
export function createReporter(options: ReporterOptions): Reporter {
  const { dsn, environment, release } = options;
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
    transport: ({ recordDroppedEvent }) => scrubbingTransport(options, recordDroppedEvent),
  });
  client.init();
  const isSuppressed = createDeduplication();

  return {
    report(event, error) {
      if (isSuppressed(event, error)) return;
      const scope = new Scope();
      scope.setClient(client);
      scope.setTags({ event, requestId: currentRequest.getStore() });
      scope.captureException(error, { mechanism: { type: 'log', handled: true } });
    },
    async end(timeoutMs) {
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

function scrubbingTransport(
  { endpoint, origin }: ReporterOptions,
  recordDroppedEvent: Parameters<typeof createTransport>[0]['recordDroppedEvent'],
): Transport {
  const { send, flush } = createTransport({ recordDroppedEvent }, async ({ body }) => {
    const report = typeof body === 'string' ? body : new TextDecoder().decode(body);
    const { status, headers } = await post(endpoint, report, {
      headers: { 'content-type': 'application/x-sentry-envelope' },
    });
    const first = (name: string) => [headers[name] ?? null].flat()[0] ?? null;
    return {
      statusCode: status,
      headers: {
        'retry-after': first('retry-after'),
        'x-sentry-rate-limits': first('x-sentry-rate-limits'),
      },
    };
  });
  return {
    flush,
    async send(envelope) {
      const scrubbed = scrubEnvelope(envelope, origin);
      // Made of the same parts, it is an envelope of the same kind.
      return scrubbed === null ? {} : send(scrubbed as unknown as Envelope);
    },
  };
}
