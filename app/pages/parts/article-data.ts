import { firm } from '#app/firm/firm.ts';
import { socialPicture } from '#app/router/social-picture.ts';

interface Article {
  path: string;
  title: string;
  description: string;
  /** As 2026-11-22. */
  published: string;
  /** The day on which it was last checked, where it was. */
  modified?: string | undefined;
  author?: string | undefined;
}

/**
 * A guide or a column as search engines read it (Article of schema.org).
 *
 * @param origin of the site, without a slash at the end
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
