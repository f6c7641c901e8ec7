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

/** Where the library keeps, for this tab, that the visit is recorded. */
const RECORDING = 'sentryReplaySession';

interface StartOptions {
  /** Whether this visitor lets visits without an error be recorded. */
  mayRecord: boolean;
}

/**
 * Starts reports from this page (conformance SE-1 to SE-6). It brings along what it uses and nothing more:
 * of the library's own choice the console, the visitor's culture and counts of visits are left out.
 *
 * @param settings what the server wrote into the document: `dsn`, `tunnel`, `environment`
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
    // A transaction a page, as the whole of it is known.
    traceLifecycle: 'static',
    dataCollection: collectNothing,
    // The words of an error are the site's; what is sent of them is said in scrub/message.ts.
    enhanceFetchErrorMessages: false,
    transport: scrubbingTransport(location.origin),
    // Trace headers go to the own origin alone while tracePropagationTargets stays unset (SE-6).
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
        // Both tell of a click in words of the page.
        enableInp: false,
        enableLongAnimationFrame: false,
        beforeStartSpan: (options) => ({
          ...options,
          // Where it leads: the window is not there yet.
          name: describeAddress(options.name, location.origin),
        }),
      }),
    ],
  });
  // Of a recording that was allowed before.
  if (!mayRecord) forget('sessionStorage', RECORDING);
  if (client && !navigator.connection?.saveData && !isRefusedByBrowser()) {
    // In a chunk of its own: it weighs as much as all the rest.
    import('./record.ts').then(({ record }) => record(client, mayRecord)).catch(() => {});
  }
  return (error) => {
    captureException(error, { mechanism: { type: 'site', handled: false } });
  };
}

/** Whether the browser says for its owner that nothing is to be followed: then nothing is recorded. */
function isRefusedByBrowser(): boolean {
  const control = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return control || navigator.doNotTrack === '1';
}
