import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';

/** Visitors often send the same text by chance where it has fewer letters. */
const MIN_LETTERS = 20;
/** Number of texts, and of senders of each, that are remembered. */
const TEXTS = 500;
const SENDERS = 3;

/**
 * Bots send one text under many names; numbers and punctuation may vary. Each process remembers the latest
 * texts for itself, as MACs.
 *
 * @returns counts the other senders of a text, and remembers this sender
 */
export function createSentTexts(keyring: Pick<Keyring, 'index'>) {
  const sendersOf = new Map<string, Set<string>>();
  return (message: string, contact: string): number => {
    const text = message.normalize('NFKC').replaceAll(/\P{L}/gu, '');
    if (text.length < MIN_LETTERS) return 0;
    const key = keyring.index('message', text);
    const sender = keyring.index('contact', contact);
    const senders = sendersOf.get(key) ?? new Set();
    const others = senders.size - (senders.has(sender) ? 1 : 0);
    if (senders.size < SENDERS) senders.add(sender);
    // A map keeps the order of insertion: the latest text moves to the end.
    sendersOf.delete(key);
    sendersOf.set(key, senders);
    for (const [oldest] of sendersOf) {
      if (sendersOf.size <= TEXTS) break;
      sendersOf.delete(oldest);
    }
    return others;
  };
}
