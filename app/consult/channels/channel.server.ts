import type { StoredConsultation } from '../store.server.ts';

/** One way for a request to reach the firm. */
export interface Channel {
  name: string;
  /**
   * Carries one request to the firm.
   *
   * @param messageId the same for every attempt at one delivery, so that a repeat can be recognised
   * @throws when it did not arrive; the outbox tries again
   */
  deliver(request: StoredConsultation, messageId: string): Promise<void>;
}
