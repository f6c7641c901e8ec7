import type { Envelope, Transport } from '@sentry/core';
import { scrubEnvelope } from './scrub/envelope.ts';

/**
 * A transport through which every envelope of the library passes scrubEnvelope.
 *
 * @param own the site's origin
 */
export function scrubbingTransport({ send, flush }: Transport, own: string): Transport {
  return {
    flush,
    async send(envelope) {
      const scrubbed = scrubEnvelope(envelope, own);
      // Rebuilt from parts of an envelope, it is one.
      return scrubbed === null ? {} : send(scrubbed as unknown as Envelope);
    },
  };
}
