/**
 * Asks intermediaries to leave pages unchanged. A CDN that hides mail addresses or delays scripts would insert code
 * that the Content-Security-Policy refuses, and links that lead nowhere.
 *
 * @param type the response's content type
 * @returns the response's Cache-Control
 */
export function untransformed(type: string, cacheControl: string): string {
  if (!/^text\/html\b/i.test(type) || cacheControl.includes('no-transform')) return cacheControl;
  return [cacheControl, 'no-transform'].filter(Boolean).join(', ');
}
