import type { Suspicion } from '../submission/stored.ts';
import type { ReadTicket } from './ticket.server.ts';

/** What is known of how a request was sent. */
export interface Signs {
  /** Whether the field that no person sees was filled in. */
  trapped: boolean;
  ticket: ReadTicket;
  /** The answer to the challenge, where one was given with the ticket. */
  proof: 'none' | 'false' | 'true';
  /** What the visitor wrote. */
  message: string;
}

export interface Judgement {
  suspicions: Suspicion[];
  /** Whether they weigh enough. The request is then kept and delivered as 의심, and not counted. */
  suspected: boolean;
}

/**
 * What each sign weighs. Two is enough: what no person with an unaltered page can do is enough alone.
 * Links are not, since people quote the articles that worry them; but machines that post forms without
 * opening the page nearly always bring some. That a replayed ticket is enough, the store knows.
 */
const weights = { trap: 2, hasty: 2, forged: 2, unproven: 2, links: 1 } satisfies Partial<
  Record<Suspicion, number>
>;
/** No script is no sign of anything by itself: it only adds to links. */
const SCRIPTLESS = 1;
const ENOUGH = 2;
/** Addresses in a text from which on they are many. */
const MANY_LINKS = 3;

/** Weighs the signs that a request may not come from a person. Nobody is ever refused for them. */
export function judge({ trapped, ticket, proof, message }: Signs): Judgement {
  const sound = ticket.state === 'sound';
  const signs: Record<keyof typeof weights, boolean> = {
    trap: trapped,
    hasty: sound && ticket.hasty,
    forged: ticket.state === 'forged' || (sound && ticket.proofAsked && proof === 'false'),
    unproven: sound && ticket.proofAsked && proof === 'none',
    links: (message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) >= MANY_LINKS,
  };
  // Object.keys is typed string[] although the record's keys are known.
  const suspicions = (Object.keys(signs) as (keyof typeof weights)[]).filter((key) => signs[key]);
  const weight = suspicions.reduce((sum, key) => sum + weights[key], 0);
  const scriptless = ticket.state === 'none' && suspicions.length > 0 ? SCRIPTLESS : 0;
  return { suspicions, suspected: weight + scriptless >= ENOUGH };
}
