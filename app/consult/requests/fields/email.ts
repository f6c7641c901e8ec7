import { contactOnly } from './typed-text.ts';

/** Allows consecutive dots and a dot at the end, because Japanese mobile carriers assigned such addresses. */
const local = /^[\w!#$%&'*+/=?^`{|}~-][\w.!#$%&'*+/=?^`{|}~-]{0,63}$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i;

/**
 * Reads an e-mail address as people type and copy it (typed-text.ts); null: not an address. Writes an international
 * domain in ASCII, as mail servers accept it: kim@한국.kr is kim@xn--3e0b707e.kr.
 */
export function parseEmail(typed: string): string | null {
  const [name = '', host = '', ...more] = contactOnly(typed).split('@');
  const address = `${name}@${inAscii(host)}`;
  const isOne = more.length === 0 && local.test(name) && domain.test(inAscii(host));
  return isOne && address.length <= 254 ? address : null;
}

/** ASCII form of a domain; empty for invalid domains. */
function inAscii(host: string): string {
  if (!/[^\0-\x7f]/.test(host)) return host;
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(host)) return '';
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return '';
  }
}

/** The address in lower case, for comparison, because mail servers ignore case. */
export function emailIdentity(address: string): string {
  return address.toLowerCase();
}
