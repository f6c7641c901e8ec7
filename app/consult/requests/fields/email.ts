import * as v from 'valibot';
import { contactOnly } from './typed-text.ts';

const Email = v.pipe(v.string(), v.email(), v.maxLength(254));

/** Reads an e-mail address as people type and copy it (typed-text.ts); null: it is none. */
export function parseEmail(typed: string): string | null {
  const address = contactOnly(typed);
  return v.is(Email, address) ? address : null;
}

/** The address in small letters, for comparison: mail servers ignore the case of letters. */
export function emailIdentity(address: string): string {
  return address.toLowerCase();
}
