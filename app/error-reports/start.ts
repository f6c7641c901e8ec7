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
// Declares the event of a choice.
import type {} from '#app/tracking/consent.ts';
import { collectNothing } from './collect-nothing.ts';
import { isForeign } from './foreign.ts';
import { describeAddress } from './scrub/address.ts';
import { scrubbingTransport } from './scrubbing-transport.ts';

/** The library's key in session storage of a visit that is recorded. */
const RECORDING = 'sentryReplaySession';

/**
 * Starts error reports of this page (conformance SE-1 to SE-6), with the integrations that the site uses;
 * of the library's defaults, console, culture and session counts are left out.
 *
 * @param settings that the server wrote into the document: `dsn`, `tunnel`, `environment`
 * @param choice on recordings: visits without an error are recorded only where allowed, errors unless refused
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
    // A transaction a page, because all pages are known.
    traceLifecycle: 'static',
    dataCollection: collectNothing,
    // Error messages are the site's own; scrub/message.ts decides what is sent of them.
    enhanceFetchErrorMessages: false,
    // The library reports how many were dropped.
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
        // Both report clicks with text of the page.
        enableInp: false,
        enableLongAnimationFrame: false,
        // A navigation changes no history that the library watches: `page:shown` starts its trace.
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
  // Of a recording that was allowed earlier.
  if (!mayRecord) forget('sessionStorage', RECORDING);
  if (client && choice !== 'refused' && !navigator.connection?.saveData) {
    const refusal = new AbortController();
    document.addEventListener('tracking:chosen', ({ detail: { analytics } }) => {
      if (!analytics) refusal.abort();
    });
    // In a chunk of its own: it is as large as everything else together.
    import('./record.ts')
      .then(({ record }) => record(client, mayRecord, refusal.signal))
      .catch(() => {});
  }
  return (error) => {
    captureException(error, { mechanism: { type: 'site', handled: false } });
  };
}
