import type { Challenge } from 'altcha-lib/types';
import { TOO_FAST_MS } from '../submission/too-fast.ts';

/** Response of `GET /consult/ticket`; it has a challenge only while the site is under pressure. */
interface TicketAnswer {
  ticket: string;
  challenge: Challenge | null;
}

/** Proves to the server that the form was open for a while. */
export interface Ticket {
  /**
   * Adds the ticket, and its proof if one was asked. A ticket that would raise the spam score because of a
   * slow connection or phone is omitted: one without its proof, or one that arrived late on a page long
   * open. A form without a ticket is valid.
   */
  addTo(pairs: URLSearchParams): Promise<void>;
}

/** A ticket with its proof. */
interface CompleteTicket {
  ticket: string;
  proof: string | null;
  /** Milliseconds since the page was opened. */
  receivedAt: number;
}

/** How long a submission waits for its ticket, in milliseconds. */
const TIMEOUT_MS = 4000;

/** Fetches a ticket, and solves its challenge in the background where there is one. */
export function takeTicket(): Ticket {
  const whole = fetchTicket().then(completeTicket);
  return {
    async addTo(pairs) {
      const pressedAt = performance.now();
      const found = await Promise.race([whole, wait(TIMEOUT_MS)]);
      if (!found) return;
      const { ticket, proof, receivedAt } = found;
      const young = performance.now() - receivedAt < TOO_FAST_MS;
      if (young && pressedAt >= TOO_FAST_MS) return;
      pairs.set('ticket', ticket);
      if (proof) pairs.set('proof', proof);
    },
  };
}

async function fetchTicket(): Promise<TicketAnswer | null> {
  try {
    const response = await fetch('/consult/ticket', {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(10_000),
    });
    // A response of our own server.
    return response.ok ? ((await response.json()) as TicketAnswer) : null;
  } catch {
    // The form is sent without a ticket, as without script.
    return null;
  }
}

async function completeTicket(answer: TicketAnswer | null): Promise<CompleteTicket | null> {
  if (!answer) return null;
  const { ticket, challenge } = answer;
  const receivedAt = performance.now();
  if (!challenge) return { ticket, proof: null, receivedAt };
  try {
    const { prove } = await import('./proof.ts');
    const proof = await prove(challenge);
    return proof === null ? null : { ticket, proof, receivedAt };
  } catch {
    // No worker support, or its code failed to load.
    return null;
  }
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
