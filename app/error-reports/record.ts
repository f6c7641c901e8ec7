import type { Client } from '@sentry/core';
import { replayIntegration } from '@sentry/react';

/**
 * Records how the page looked, without its text: the last minute, kept in memory and sent with an error,
 * and one visit in ten in full where the visitor allows it (conformance SE-2 to SE-4).
 *
 * Forms and islands are grey boxes; every other text is replaced by stars (and again in
 * scrub/recording.ts).
 *
 * @param refusal ends the recording; what was kept and not sent yet is dropped
 */
export function record(client: Client, mayRecord: boolean, refusal: AbortSignal): void {
  if (refusal.aborted) return;
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    block: ['form', '[data-island]'],
    slowClickTimeout: 7_000,
    networkCaptureBodies: false,
    // Compression would prevent scrubbing, and its worker would need `blob:` in the
    // Content-Security-Policy.
    useCompression: false,
    // A visit that is not recorded stores nothing in the browser.
    stickySession: mayRecord,
  });
  client.addIntegration(replay);
  refusal.addEventListener('abort', () => void replay.stop({ flush: false }));
}
