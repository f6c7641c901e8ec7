import type { Manifest } from './manifest.ts';
import { withoutSlash } from './payload.ts';
import { matchRule } from './route-rules.ts';

/** Whether a page is the same for everyone, so that it has a payload. */
export function hasPayload({ matcher, prerendered }: Manifest, pathname: string): boolean {
  const { prerender, redirect } = matchRule(matcher, pathname);
  if (redirect !== undefined) return false;
  return prerender ?? prerendered.includes(withoutSlash(pathname));
}
