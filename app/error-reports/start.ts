import {
  breadcrumbsIntegration,
  browserApiErrorsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
} from '@sentry/react';
import type { SendError } from '#app/browser/report-error.ts';
import { forget } from '#app/browser/storage.ts';
import { collectNothing } from './collect-nothing.ts';
import { describeAddress } from './scrub/address.ts';
import { scrubbingTransport } from './scrubbing-transport.ts';

/** The library's key in session storage of a visit that is recorded. */
const RECORDING = 'sentryReplaySession';

interface StartOptions {
  /** Whether this visitor allows recordings of visits without an error. */
  mayRecord: boolean;
}

/**
 * Starts error reports of this page (conformance SE-1 to SE-6), with the integrations that the site uses;
 * of the library's defaults, console, culture and session counts are left out.
 *
 * @param settings that the server wrote into the document: `dsn`, `tunnel`, `environment`
 */
export function start(settings: DOMStringMap, { mayRecord }: StartOptions): SendError {
  const { dsn = '', tunnel, environment = 'production' } = settings;
  const client = init({
    dsn,
    environment,
    release: __BUILD_ID__,
    ...(tunnel && { tunnel }),
    sampleRate: 1,
    tracesSampleRate: 1,
    replaysSessionSampleRate: mayRecord ? 0.1 : 0,
    replaysOnErrorSampleRate: 1,
    maxBreadcrumbs: 100,
    // A transaction a page, because all pages are known.
    traceLifecycle: 'static',
    dataCollection: collectNothing,
    // Error messages are the site's own; scrub/message.ts decides what is sent of them.
    enhanceFetchErrorMessages: false,
    transport: scrubbingTransport(location.origin),
    // Trace headers go to the own origin only while tracePropagationTargets is unset (SE-6).
    defaultIntegrations: false,
    integrations: [
      functionToStringIntegration(),
      browserApiErrorsIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration(),
      browserTracingIntegration({
        // Both report clicks with text of the page.
        enableInp: false,
        enableLongAnimationFrame: false,
        beforeStartSpan: (options) => ({
          ...options,
          // The destination: the window has not navigated yet.
          name: describeAddress(options.name, location.origin),
        }),
      }),
    ],
  });
  // Of a recording that was allowed earlier.
  if (!mayRecord) forget('sessionStorage', RECORDING);
  if (client && !navigator.connection?.saveData && !isRefusedByBrowser()) {
    // In a chunk of its own: it is as large as everything else together.
    import('./record.ts').then(({ record }) => record(client, mayRecord)).catch(() => {});
  }
  return (error) => {
    captureException(error, { mechanism: { type: 'site', handled: false } });
  };
}

/**
 * Whether the browser signals an opt-out (Global Privacy Control, Do Not Track), in which case nothing is
 * recorded.
 */
function isRefusedByBrowser(): boolean {
  const control = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return control || navigator.doNotTrack === '1';
}
