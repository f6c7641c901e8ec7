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
  makeFetchTransport,
  startBrowserTracingNavigationSpan,
} from '@sentry/react';
import type { SendError } from '#app/browser/report-error.ts';
import { forget } from '#app/browser/storage.ts';
// Declares the event `tracking:chosen`.
import type {} from '#app/tracking/consent.ts';
import { collectNothing } from './collect-nothing.ts';
import { isForeign } from './foreign.ts';
import { describeAddress } from './scrub/address.ts';
import { scrubbingTransport } from './scrubbing-transport.ts';

/** The library's key in session storage for a recorded visit. */
const RECORDING = 'sentryReplaySession';

/**
 * Starts error reports of this page (conformance SE-1 to SE-6), with the integrations that the site uses. Omits the
 * library's default integrations for the console, culture and session counts.
 *
 * @param settings `dsn`, `tunnel` and `environment`, which the server wrote into the document
 * @param choice consent to recording. Visits without an error are recorded only if allowed, errors unless refused
 */
export function start(
  settings: DOMStringMap,
  choice: 'allowed' | 'refused' | 'unasked',
): SendError {
  const { dsn = '', tunnel, environment = 'production' } = settings;
  const mayRecord = choice === 'allowed';
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
    // Each page is one transaction, because all pages are known.
    traceLifecycle: 'static',
    dataCollection: collectNothing,
    // Messages stay unchanged, because scrub/message.ts recognizes them to decide what is sent.
    enhanceFetchErrorMessages: false,
    // The library reports how many events were dropped.
    beforeSend: (event) => (isForeign(event, location.origin, import.meta.url) ? null : event),
    transport: (options) => scrubbingTransport(makeFetchTransport(options), location.origin),
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
        // Both would report clicks with text of the page.
        enableInp: false,
        enableLongAnimationFrame: false,
        // The library does not watch the Navigation API, so `page:shown` starts the trace of a navigation.
        instrumentNavigation: false,
        beforeStartSpan: (options) => ({
          ...options,
          name: describeAddress(options.name, location.origin),
        }),
      }),
    ],
  });
  if (client) {
    document.addEventListener('page:shown', () => {
      startBrowserTracingNavigationSpan(client, { op: 'navigation', name: location.href });
    });
  }
  // Ends a recording that the visitor allowed earlier.
  if (!mayRecord) forget('sessionStorage', RECORDING);
  if (client && choice !== 'refused' && !navigator.connection?.saveData) {
    const refusal = new AbortController();
    document.addEventListener('tracking:chosen', ({ detail: { analytics } }) => {
      if (!analytics) refusal.abort();
    });
    // Has its own chunk, because it is as large as everything else together.
    import('./record.ts')
      .then(({ record }) => record(client, mayRecord, refusal.signal))
      .catch(() => {});
  }
  return (error) => {
    captureException(error, { mechanism: { type: 'site', handled: false } });
  };
}
