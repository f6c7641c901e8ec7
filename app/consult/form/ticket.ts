import type { Challenge } from 'altcha-lib/types';
import { TOO_FAST_MS } from '../submission/too-fast.ts';

/** What `GET /consult/ticket` answers; the challenge is there only while the site is under pressure. */
interface TicketAnswer {
  ticket: string;
  challenge: Challenge | null;
}

/** Shows the server that a form stood on somebody's screen for a while. */
export interface Ticket {
  /**
   * Adds the ticket, and its proof where one was asked. What would speak against a person for a slow line
   * or phone stays away: one without its proof, one that came a moment ago to a page long open. A form
   * without a ticket is sent all the same.
   */
  addTo(pairs: URLSearchParams): Promise<void>;
}

/** A ticket with all that belongs to it. */
interface WholeTicket {
  ticket: string;
  proof: string | null;
  /** On the clock of the page, which begins when it is opened; in milliseconds. */
  cameAt: number;
}

/** How long a visitor who has pressed the button waits for it, in milliseconds. */
const PATIENCE_MS = 4000;

/** Fetches a ticket, and solves its challenge in the background where there is one. */
export function takeTicket(): Ticket {
  const whole = fetchTicket().then(completeTicket);
  return {
    async addTo(pairs) {
      const pressedAt = performance.now();
      const found = await Promise.race([whole, wait(PATIENCE_MS)]);
      if (!found) return;
      const { ticket, proof, cameAt } = found;
      const young = performance.now() - cameAt < TOO_FAST_MS;
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
    // Our own server's answer.
    return response.ok ? ((await response.json()) as TicketAnswer) : null;
  } catch {
    // Without a ticket the form is sent as from a page without script.
    return null;
  }
}

async function completeTicket(answer: TicketAnswer | null): Promise<WholeTicket | null> {
  if (!answer) return null;
  const { ticket, challenge } = answer;
  const cameAt = performance.now();
  if (!challenge) return { ticket, proof: null, cameAt };
  try {
    const { prove } = await import('./proof.ts');
    const proof = await prove(challenge);
    return proof === null ? null : { ticket, proof, cameAt };
  } catch {
    // No worker, or its code is lost.
    return null;
  }
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
