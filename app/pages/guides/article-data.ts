import { firm } from '#app/firm/firm.ts';
import type { Guide } from '#app/firm/guide-schema.ts';
import { socialPicture } from '#app/router/social-picture.ts';

/**
 * A guide as search engines read it (Article of schema.org).
 *
 * @param origin of the site, without a slash at the end
 */
export function articleData(origin: string, guide: Guide): object {
  const path = `/guides/${guide.slug}`;
  const publisher = {
    '@type': 'LegalService',
    '@id': `${origin}/#firm`,
    name: firm.name,
    url: `${origin}/`,
  };
  const { title, description, published, checkedOn, author } = guide;
  return {
    '@type': 'Article',
    headline: title,
    description,
    datePublished: published,
    dateModified: checkedOn,
    inLanguage: 'ko',
    mainEntityOfPage: origin + path,
    image: origin + socialPicture(path),
    author: author
      ? { '@type': 'Person', name: author, worksFor: { '@id': publisher['@id'] } }
      : publisher,
    publisher,
  };
}
