import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { sign, verify } from '#app/consult/requests/storage/signed-token.server.ts';

/** The path of every link to a wish, before its token. */
export const WISH_PATH = '/desk/wish/';

const CONTEXT = 'wish';

/** Makes the links to the page of a wish. They open as long as the wish is kept; what they do ends with the wish. */
export function wishLinks(keyring: Keyring, origin: URL): (id: string) => string {
  return (id) => new URL(WISH_PATH + sign(keyring, 'link', id, CONTEXT), origin).href;
}

/** Reads the token of a link. @returns the wish's id; null if this site did not sign the token */
export function readWishLink(keyring: Keyring, token: string): string | null {
  return verify(keyring, 'link', token, CONTEXT)?.join('.') ?? null;
}
