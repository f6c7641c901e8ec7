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
 * Weight of each sign. The threshold is two. A sign that no person with an unaltered page gives reaches it alone, and so
 * does an offer of a casino or pills with the place to find it. Links alone do not, because people quote the
 * articles that worry them. Another language counts only around a link. Bots that post forms without opening
 * the page nearly always bring one of these.
 */
const weights = {
  honeypot: 2,
  hasty: 2,
  copied: 2,
  offer: 2,
  links: 1,
  foreign: 1,
} satisfies Record<Suspicion, number>;
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
    offer: isOffer(message),
    links: linksIn(message) >= MANY_LINKS,
    foreign: linksIn(message) > 0 && isForeign(message),
  };
  // Object.keys is typed string[] although the record's keys are known.
  const suspicions = (Object.keys(signs) as Suspicion[]).filter((key) => signs[key]);
  const weight = suspicions.reduce((sum, key) => sum + weights[key], 0);
  const scriptless = elapsed === null && suspicions.length > 0 ? SCRIPTLESS : 0;
  return { suspicions, suspected: weight + scriptless >= THRESHOLD };
}

const linksIn = (message: string) => message.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;

/** Words of what the posts of bots offer. A visitor whose family gambled uses these words too, but names no place to join. */
const offers =
  /카지노|바카라|슬롯|토토|먹튀|꽁머니|홀덤|비아그라|시알리스|작업대출|casino|baccarat|\bbetting\b|jackpot|viagra|cialis|\bseo\b|backlinks?/i;
/** A place to join: a web address, with or without its beginning, or an account of a messenger. */
const places =
  /https?:\/\/|\bwww\.|(?<![@\w.-])[\w-]+\.(?:com|net|org|xyz|top|site|shop|online|club|vip|bet|info|biz|io|me|cc|ru|cn|kr)\b|(?:텔레(?:\s?그램)?|telegram)\s*[:@]?\s*@?[a-z]\w{3,}|가입\s?코드|(?<![\w.])@\w{4,}/i;

function isOffer(message: string): boolean {
  return offers.test(message) && places.test(message);
}

function isForeign(message: string): boolean {
  const words = message.replaceAll(/\S*(?:https?:\/\/|\bwww\.)\S*/gi, '');
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  return letters >= MANY_LETTERS && !/\p{Script=Hangul}/u.test(words);
}
