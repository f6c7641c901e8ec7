import * as v from 'valibot';

const Email = v.pipe(v.string(), v.email(), v.maxLength(254));

/** Reads an e-mail address as people type it: full-width characters and spaces included; null: it is none. */
export function parseEmail(typed: string): string | null {
  const address = typed.normalize('NFKC').replace(/[\s\u200b-\u200d\ufeff]/g, '');
  return v.is(Email, address) ? address : null;
}

/** The same for every spelling of an address: servers take capital letters for small ones. */
export function emailIdentity(address: string): string {
  return address.toLowerCase();
}
