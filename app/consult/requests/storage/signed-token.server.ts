import type { Keyring } from './seal.server.ts';

type Purpose = Parameters<Keyring['index']>[0];

/**
 * Signs a text that a visitor or the firm sends back: `text.mac`.
 *
 * @param text parts with full stops between
 * @param context the owner of the token, such as the id of a row; not part of the token
 */
export function sign(keyring: Keyring, purpose: Purpose, text: string, context = ''): string {
  return `${text}.${keyring.index(purpose, within(context, text))}`;
}

/**
 * Reads a token of `sign`, under any key that is configured.
 *
 * @returns the parts of the text; null: it was not signed here, or for another context
 */
export function verify(
  keyring: Keyring,
  purpose: Purpose,
  token: string,
  context = '',
): string[] | null {
  const end = token.lastIndexOf('.');
  const text = token.slice(0, Math.max(end, 0));
  if (!keyring.matches(purpose, within(context, text), token.slice(end + 1))) return null;
  return text.split('.');
}

const within = (context: string, text: string) => (context ? `${context} ${text}` : text);
