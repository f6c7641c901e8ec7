/** A page as a navigation fetches it (conformance PL-1). */
export interface Payload {
  /** The head tags of the page, as HTML. */
  head: string;
  /** The content of `<main>`, as HTML. */
  html: string;
}

/** The response header of payloads: the id of the build that rendered them. */
export const BUILD_HEADER = 'build';

/** Removes the trailing slash of a path, except that of the home page. */
export const withoutSlash = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');

/** The path of a page's payload: `/privacy/_payload.json` (conformance PL-1). */
export function payloadPath(pathname: string): string {
  return `${pathname.replace(/\/$/, '')}/_payload.json`;
}

/** Path of the prefetched error page, a payload whose `html` is the whole page (conformance RT-9). */
export const ERROR_PAYLOAD = '/_error.json';
