import type { BaseTransportOptions, Envelope, Transport } from '@sentry/core';
import { makeFetchTransport } from '@sentry/react';
import { scrubEnvelope } from './scrub/envelope.ts';

/**
 * The browser's transport: every envelope of the library passes through scrubEnvelope.
 *
 * @param own the site's origin
 */
export function scrubbingTransport(own: string): (options: BaseTransportOptions) => Transport {
  return (options) => {
    const { send, flush } = makeFetchTransport(options);
    return {
      flush,
      async send(envelope) {
        const scrubbed = scrubEnvelope(envelope, own);
        // Rebuilt from parts of an envelope, it is one.
        return scrubbed === null ? {} : send(scrubbed as unknown as Envelope);
      },
    };
  };
}
