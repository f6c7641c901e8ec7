import { contactOnly } from './typed-text.ts';

/** A dot may also stand twice or at the end: Japanese mobile carriers gave such addresses out. */
const local = /^[\w!#$%&'*+/=?^`{|}~-][\w.!#$%&'*+/=?^`{|}~-]{0,63}$/;
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/i;

/**
 * Reads an e-mail address as people type and copy it (typed-text.ts); null: it is none. An international domain is
 * written in ASCII, as mail servers take it: kim@한국.kr is kim@xn--3e0b707e.kr.
 */
export function parseEmail(typed: string): string | null {
  const [name = '', host = '', ...more] = contactOnly(typed).split('@');
  const address = `${name}@${inAscii(host)}`;
  const isOne = more.length === 0 && local.test(name) && domain.test(inAscii(host));
  return isOne && address.length <= 254 ? address : null;
}

/** Empty for what is no domain. */
function inAscii(host: string): string {
  if (!/[^\0-\x7f]/.test(host)) return host;
  if (!/^[\p{L}\p{M}\p{N}.。-]+$/u.test(host)) return '';
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return '';
  }
}

/** The address in small letters, for comparison: mail servers ignore the case of letters. */
export function emailIdentity(address: string): string {
  return address.toLowerCase();
}
