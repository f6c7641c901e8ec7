import { type CachedBody, cachedText, type HeaderFields } from './cached-body.ts';
import { plainHeaders, plainPage } from './plain-page.ts';

/**
 * A plain page to be sent from memory.
 *
 * @param always headers of every response
 */
export function plainBody(
  always: HeaderFields,
  page: { title: string; text: string },
): Promise<CachedBody> {
  return cachedText({ ...always, ...plainHeaders }, plainPage(page));
}
