import { visible } from './typed-text.ts';

/** Crockford's base 32: no I, L, O or U, so that it can be read out on the phone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference for a visitor, such as 7KQ2-M4XD: 40 random bits. */
export function newReference(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => alphabet[byte % 32],
  );
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** Reads a reference as people type it: small letters, no hyphen, O for 0, I or L for 1. */
export function readReference(typed: string): string | null {
  const letters = visible(typed)
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (letters.length !== 8 || [...letters].some((letter) => !alphabet.includes(letter)))
    return null;
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
