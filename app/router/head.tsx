import { SITE_PICTURE } from './social-picture.ts';

/** What the head says about one page. Addresses are absolute; the canonical one has no query. */
export interface PageHead {
  title: string;
  description?: string;
  canonical: string;
  /** The picture that other sites show beside a link to the page, 1200 × 630 px; the site's by default. */
  image?: string;
  /** Set on pages that search engines must not list; links from them send only the origin as referrer. */
  noindex?: boolean;
}

/**
 * The head tags that belong to one page. React hoists them; `data-head` marks the server's own, which
 * the router removes before it renders its own (conformance HD-2).
 */
export function Head({ head }: { head: PageHead }) {
  const image = head.image ?? new URL(SITE_PICTURE, head.canonical).href;
  return (
    <>
      <title data-head="">{head.title}</title>
      {head.description && <meta data-head="" name="description" content={head.description} />}
      {head.noindex && (
        <>
          <meta data-head="" name="robots" content="noindex" />
          <meta data-head="" name="referrer" content="strict-origin" />
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
    </>
  );
}
