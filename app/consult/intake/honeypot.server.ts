import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';

/**
 * Names of the honeypot field. The first is derived from the current key, the others from older keys: pages that were
 * rendered before a rotation still send them. Every instance derives the same names.
 */
export function honeypotNames(keyring: Keyring): [string, ...string[]] {
  const nameOf = (id: string) => {
    const bytes = Buffer.from(keyring.index('honeypot', 'name', id), 'base64url');
    // Browsers fill in fields by names such as `email`; a neutral word and four digits match none.
    const word = words[bytes.readUInt16BE(0) % words.length];
    return `${word}_${1000 + (bytes.readUInt16BE(2) % 9000)}`;
  };
  return [nameOf(keyring.current), ...keyring.ids.slice(1).map(nameOf)];
}

const words = ['memo', 'topic', 'item', 'part', 'draft', 'step'];
