/** The picture that other sites show beside a link to the home page, and to pages without one of their own. */
export const SITE_PICTURE = '/social.png';

/** Where the picture of a page for everyone is; rendered at build time from its title and description. */
export function socialPicture(path: string): string {
  return path === '/' ? SITE_PICTURE : `/social${path}.png`;
}
