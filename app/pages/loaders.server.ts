import { formContext, formOptionsContext, storeContext } from '#app/consult/contexts.server.ts';
import { readReference } from '#app/consult/reference.ts';
import { calculators } from '#app/content/calculators.ts';
import { receipt } from '#app/content/consult.ts';
import { firm } from '#app/content/firm.ts';
import { home } from '#app/content/home.ts';
import { privacy } from '#app/content/privacy.ts';
import { usualFamilies } from '#app/inheritance/share-calculator/usual-families.ts';
import { originContext, type PageLoader } from '#app/server/visit.ts';
import { structuredData } from './home/structured-data.server.ts';

/** What each page is drawn from, by the id of its route. */
export const loaders: Record<string, PageLoader> = {
  home: ({ context }) => ({
    head: home.head,
    content: {
      copy: home,
      structuredData: structuredData(context.get(originContext)),
      usualFamilies: usualFamilies(calculators.lawAsOf),
      form: { initial: context.get(formContext), options: context.get(formOptionsContext) },
    },
  }),
  privacy: () => ({ head: privacy.head, content: privacy }),
  received: async ({ params, context }) => {
    const reference = readReference(params.reference ?? '');
    const found = reference && (await context.get(storeContext).receipt(reference));
    if (!found) return null;
    return { head: { title: `${receipt.title} | ${firm.name}`, noindex: true }, content: found };
  },
};
