import { firm } from '#app/firm/view/firm.ts';
import { socialPicture } from '#app/router/social-picture.ts';

interface Article {
  path: string;
  title: string;
  description: string;
  /** Date such as 2026-11-22. */
  published: string;
  /** The day of the last check. Defaults to `published`. */
  modified?: string | undefined;
  author?: string | undefined;
}

/**
 * Structured data of a guide or a column (Article of schema.org).
 *
 * @param origin the site's origin, without a trailing slash
 */
export function articleData(origin: string, article: Article): object {
  const { path, title, description, published, modified = published, author } = article;
  const publisher = {
    '@type': 'LegalService',
    '@id': `${origin}/#firm`,
    name: firm.name,
    url: `${origin}/`,
  };
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: published,
    dateModified: modified,
    inLanguage: 'ko',
    mainEntityOfPage: origin + path,
    image: origin + socialPicture(path),
    author: author
      ? { '@type': 'Person', name: author, worksFor: { '@id': publisher['@id'] } }
      : publisher,
    publisher,
  };
}
