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
  /** Tells of an error: never waits and never throws. */
  report: ErrorListener;
  /** Waits for what is under way, this many milliseconds at most; nothing is told afterwards. */
  end(within: number): Promise<void>;
}

interface ReporterOptions {
  dsn: URL;
  endpoint: URL;
  environment: string;
  release: string;
  /** The site's. */
  origin: string;
}

/** The same error is told once within this time: a lost database fails many times a second. */
const QUIET_MS = 60_000;
/** How many kinds of errors are told apart meanwhile, and so how many reports go out. */
const MOST = 30;

/**
 * Reports the server's unexpected errors. Of an error its kind, code place and causes go out, as in the log;
 * which request it was is told by the number that the log has too.
 *
 * The client is ours alone: it watches nothing, replaces nothing and is no global.
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
  const told = createMemory();

  return {
    report(event, error) {
      if (told(event, error)) return;
      const scope = new Scope();
      scope.setClient(client);
      scope.setTags({ event, requestId: currentRequest.getStore() });
      scope.captureException(error, { mechanism: { type: 'log', handled: true } });
    },
    async end(within) {
      await client.close(within);
    },
  };
}

/** Remembers for a minute what was told; says whether this was, or too much was. */
function createMemory(): (event: string, error: unknown) => boolean {
  let since = 0;
  const kinds = new Set<string>();
  return (event, error) => {
    if (performance.now() - since > QUIET_MS) {
      since = performance.now();
      kinds.clear();
    }
    const [place] = error instanceof Error ? (error.stack?.match(/^\s*at .*$/m) ?? []) : [];
    const kind = `${event} ${error instanceof Error ? error.name : typeof error} ${place}`;
    if (kinds.has(kind) || kinds.size >= MOST) return true;
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
