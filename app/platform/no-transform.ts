/**
 * Asks whatever stands between the site and a browser to leave pages as they are. A CDN that hides mail addresses or
 * delays scripts would put in code that the Content-Security-Policy refuses, and links that lead nowhere.
 *
 * @param type the response's content type
 * @returns Cache-Control for it
 */
export function untransformed(type: string, cacheControl: string): string {
  if (!/^text\/html\b/i.test(type) || cacheControl.includes('no-transform')) return cacheControl;
  return [cacheControl, 'no-transform'].filter(Boolean).join(', ');
}
