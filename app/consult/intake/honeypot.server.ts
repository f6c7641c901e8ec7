import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';

/**
 * Names of the honeypot field: first the one derived from the current key, then those of older keys,
 * which pages rendered before a rotation still send. The same for every instance and restart.
 */
export function honeypotNames(keyring: Keyring): [string, ...string[]] {
  const nameOf = (id: string) => {
    const bytes = Buffer.from(keyring.index('trap', 'name', id), 'base64url');
    // A word that no autofill knows, and digits, which spell none.
    const word = words[bytes.readUInt16BE(0) % words.length];
    return `${word}_${1000 + (bytes.readUInt16BE(2) % 9000)}`;
  };
  return [nameOf(keyring.current), ...keyring.ids.map(nameOf)];
}

const words = ['memo', 'topic', 'item', 'part', 'draft', 'step'];
