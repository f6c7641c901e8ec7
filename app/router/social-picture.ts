/** Preview image for links to the home page on other sites, and to pages without their own. */
export const SITE_PICTURE = '/social.png';

/** Path of the preview image of a page for everyone. The build renders it from the page's title and description. */
export function socialPicture(path: string): string {
  return path === '/' ? SITE_PICTURE : `/social${path}.png`;
}
