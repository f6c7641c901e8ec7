import type { Client } from '@sentry/core';
import { replayIntegration } from '@sentry/react';

/**
 * Records what the page looked like, without its words: the last minute in memory, sent with an error, and of
 * one visit in ten all of it where the visitor allows that (conformance SE-2 to SE-4).
 *
 * Forms and islands are grey boxes; every other text is stars (and again in scrub/recording.ts).
 */
export function record(client: Client, mayRecord: boolean): void {
  client.addIntegration(
    replayIntegration({
      maskAllText: true,
      maskAllInputs: true,
      blockAllMedia: true,
      block: ['form', '[data-island]'],
      slowClickTimeout: 7_000,
      networkCaptureBodies: false,
      // Compressed, it could not be looked through at the door; and its worker would need `blob:` in the policy.
      useCompression: false,
      // What is not recorded as a visit leaves nothing in the browser.
      stickySession: mayRecord,
    }),
  );
}
