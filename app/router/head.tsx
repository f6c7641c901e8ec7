import type { ColorModePreference } from '#app/browser/color-mode.ts';
import { SITE_PICTURE } from './social-picture.ts';

/** Contents of the head for one page. Addresses are absolute; the canonical one has no query. */
export interface PageHead {
  title: string;
  description?: string;
  canonical: string;
  /** Preview image for links to the page on other sites, 1200 × 630 px; defaults to the site's image. */
  image?: string;
  /** Set on pages that search engines must not list; links from them send only the origin as referrer. */
  noindex?: boolean;
  /** Set on a page whose address belongs to one visitor: links from it send no referrer. */
  noReferrer?: boolean;
}

/** Options of a page for navigations in the browser. */
export interface PageFlags {
  /** Forces the colour mode of this page (CM-5); `system` cannot be forced and warns (CM-6). */
  colorMode?: ColorModePreference;
  /** False if a navigation keeps the scroll position (conformance RT-16). */
  scrollToTop?: false;
  /** Links styles/further.css, for a page that uses classes of it. */
  furtherStyles?: true;
}

/**
 * The head tags that belong to one page. `data-head` marks them: a navigation replaces them all (conformance HD-2,
 * HD-3).
 */
export function Head({ head, page = {} }: { head: PageHead; page?: PageFlags }) {
  const image = head.image ?? new URL(SITE_PICTURE, head.canonical).href;
  return (
    <>
      <title data-head="">{head.title}</title>
      {head.description && <meta data-head="" name="description" content={head.description} />}
      {head.noindex && (
        <>
          <meta data-head="" name="robots" content="noindex" />
          <meta
            data-head=""
            name="referrer"
            content={head.noReferrer ? 'no-referrer' : 'strict-origin'}
          />
        </>
      )}
      <link data-head="" rel="canonical" href={head.canonical} />
      <meta data-head="" property="og:title" content={head.title} />
      {head.description && (
        <meta data-head="" property="og:description" content={head.description} />
      )}
      <meta data-head="" property="og:url" content={head.canonical} />
      <meta data-head="" property="og:image" content={image} />
      <meta data-head="" property="og:image:alt" content={head.title} />
      {(page.colorMode || page.scrollToTop === false) && (
        <meta
          data-head=""
          name="page"
          data-color-mode={page.colorMode}
          data-scroll={page.scrollToTop === false ? 'kept' : undefined}
        />
      )}
    </>
  );
}
