import type { Suspicion } from '../submission/stored.ts';
import type { ReadTicket } from './ticket.server.ts';

/** What is known about how a request was sent. */
export interface Signs {
  honeypotFilled: boolean;
  ticket: ReadTicket;
  /** The answer to the challenge that was issued with the ticket. */
  proof: 'none' | 'false' | 'true';
  /** What the visitor wrote. */
  message: string;
}

export interface SpamScore {
  suspicions: Suspicion[];
  /** Whether the score reaches the threshold: the request is stored and delivered as 의심, and not counted. */
  suspected: boolean;
}

/**
 * Weight of each sign. The threshold is two: what no person with an unaltered page can do reaches it
 * alone. Links do not, since people quote the articles that worry them; but bots that post forms without
 * opening the page nearly always include some. A replayed ticket is found by the store.
 */
const weights = { trap: 2, hasty: 2, forged: 2, unproven: 2, links: 1 } satisfies Partial<
  Record<Suspicion, number>
>;
/** Sending without script is no sign by itself: it only adds to links. */
const SCRIPTLESS = 1;
const THRESHOLD = 2;
/** Number of addresses in a message from which on they count as a sign. */
const MANY_LINKS = 3;

/** Scores the signs that a request may not come from a person. No request is refused for its score. */
export function scoreSpam({ honeypotFilled, ticket, proof, message }: Signs): SpamScore {
  const valid = ticket.state === 'valid';
  const signs: Record<keyof typeof weights, boolean> = {
    trap: honeypotFilled,
    hasty: valid && ticket.tooFast,
    forged: ticket.state === 'forged' || (valid && ticket.proofAsked && proof === 'false'),
    unproven: valid && ticket.proofAsked && proof === 'none',
    links: (message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) >= MANY_LINKS,
  };
  // Object.keys is typed string[] although the record's keys are known.
  const suspicions = (Object.keys(signs) as (keyof typeof weights)[]).filter((key) => signs[key]);
  const weight = suspicions.reduce((sum, key) => sum + weights[key], 0);
  const scriptless = ticket.state === 'none' && suspicions.length > 0 ? SCRIPTLESS : 0;
  return { suspicions, suspected: weight + scriptless >= THRESHOLD };
}
