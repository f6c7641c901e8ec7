import type { BaseTransportOptions, Envelope, Transport } from '@sentry/core';
import { makeFetchTransport } from '@sentry/react';
import { scrubEnvelope } from './scrub/envelope.ts';

/**
 * The way out of the browser: whatever the library wants to send passes through scrubEnvelope.
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
        // Made of the same parts, it is an envelope of the same kind.
        return scrubbed === null ? {} : send(scrubbed as unknown as Envelope);
      },
    };
  };
}
