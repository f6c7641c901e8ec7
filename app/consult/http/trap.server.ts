import type { Keyring } from '../storage/seal.server.ts';

/**
 * Names of the field that no person sees: that of the current key first, then those of the older keys,
 * under which pages drawn before a rotation still send it. The same for every instance and start.
 */
export function trapNames(keyring: Keyring): [string, ...string[]] {
  const nameOf = (id: string) => {
    const bytes = Buffer.from(keyring.index('trap', 'name', id), 'base64url');
    // Words that no form filler knows, and digits, which spell none.
    const word = words[bytes.readUInt16BE(0) % words.length];
    return `${word}_${1000 + (bytes.readUInt16BE(2) % 9000)}`;
  };
  return [nameOf(keyring.current), ...keyring.ids.map(nameOf)];
}

const words = ['memo', 'topic', 'item', 'part', 'draft', 'step'];
