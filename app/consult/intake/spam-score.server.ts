import type { Suspicion } from '#app/consult/requests/stored.ts';

/** How a request was sent. */
export interface Signs {
  honeypotFilled: boolean;
  /** Milliseconds for which the page was open, by its script; null: the form was sent without script. */
  elapsed: number | null;
  /** How many others have sent the same text (see createSentTexts). */
  copies: number;
  /** Message of the visitor. */
  message: string;
}

/**
 * Weight of each sign. The threshold is two. A sign that no person with an unaltered page gives reaches it alone. Links
 * do not, because people quote the articles that worry them, and neither does another language. Bots that post forms
 * without opening the page nearly always bring one of the two.
 */
const weights = { honeypot: 2, hasty: 2, copied: 2, links: 1, foreign: 1 } satisfies Record<
  Suspicion,
  number
>;
/** Sending without script counts only together with another sign. */
const SCRIPTLESS = 1;
const THRESHOLD = 2;
/** A form sent within this time of opening the page, in milliseconds, was not filled in by a person. */
const TOO_FAST_MS = 2_000;
/** Number of other senders of a text that marks a bot. A family may send its text twice. */
const MANY_COPIES = 2;
/** Number of web addresses in a message that is a sign. */
const MANY_LINKS = 3;
/** Number of letters from which a message without Hangul counts as written in another language. */
const MANY_LETTERS = 20;

/**
 * Scores the signs that a request may not come from a person. No request is refused for its score. A request that
 * reaches the threshold is `suspected`, and is stored and delivered as 의심.
 */
export function scoreSpam({ honeypotFilled, elapsed, copies, message }: Signs) {
  const signs: Record<Suspicion, boolean> = {
    honeypot: honeypotFilled,
    hasty: elapsed !== null && elapsed < TOO_FAST_MS,
    copied: copies >= MANY_COPIES,
    links: (message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) >= MANY_LINKS,
    foreign: isForeign(message),
  };
  // Object.keys is typed string[] although the record's keys are known.
  const suspicions = (Object.keys(signs) as Suspicion[]).filter((key) => signs[key]);
  const weight = suspicions.reduce((sum, key) => sum + weights[key], 0);
  const scriptless = elapsed === null && suspicions.length > 0 ? SCRIPTLESS : 0;
  return { suspicions, suspected: weight + scriptless >= THRESHOLD };
}

function isForeign(message: string): boolean {
  const words = message.replaceAll(/\S*(?:https?:\/\/|\bwww\.)\S*/gi, '');
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return letters >= MANY_LETTERS && !/\p{Script=Hangul}/u.test(words);
}
