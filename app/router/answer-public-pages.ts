import { createPageMatcher } from './admit.ts';
import type { Page, PageAnswer, Params } from './define-page.ts';
import { type PublicPage, publicPages } from './public-pages.ts';
import { type Provided, reader } from './visit-context.ts';

export interface AnsweredPage extends PublicPage {
  answer: PageAnswer;
}

/**
 * Makes the pages that are the same for everyone, once for each address, without rendering them.
 *
 * @param origin the site's origin
 * @throws Error when a page does not exist at an address that it lists
 */
export function answerPublicPages(
  pages: readonly Page[],
  { origin, provided }: { origin: string; provided: Provided },
): Promise<AnsweredPage[]> {
  const match = createPageMatcher(pages);
  const read = reader(provided);
  return Promise.all(
    publicPages(pages).map(async (listed) => {
      const params: Params = match(listed.path)?.params ?? {};
      const answer = await listed.page.page({ params, origin, read });
      if (!answer) throw new Error(`There is no page at ${listed.path}, which its page lists.`);
      return { ...listed, answer };
    }),
  );
}
