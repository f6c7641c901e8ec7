import { formContext, formOptionsContext, storeContext } from '#app/consult/contexts.server.ts';
import { readReference } from '#app/consult/reference.ts';
import { receipt } from '#app/content/consult.ts';
import { firm } from '#app/content/firm.ts';
import { home } from '#app/content/home.ts';
import { privacyWith } from '#app/content/privacy.ts';
import { originContext, type PageLoader, trackingToolsContext } from '#app/server/visit.ts';
import { structuredData } from './home/structured-data.server.ts';

/** What each page is drawn from, by the id of its route. */
export const loaders: Record<string, PageLoader> = {
  home: ({ context }) => ({
    head: home.head,
    content: {
      copy: home,
      structuredData: structuredData(context.get(originContext)),
      form: { initial: context.get(formContext), options: context.get(formOptionsContext) },
    },
  }),
  privacy: ({ context }) => {
    const content = privacyWith(context.get(trackingToolsContext));
    return { head: content.head, content };
  },
  received: async ({ params, context }) => {
    const reference = readReference(params.reference ?? '');
    const found = reference && (await context.get(storeContext).receipt(reference));
    if (!found) return null;
    return { head: { title: `${receipt.title} | ${firm.name}`, noindex: true }, content: found };
  },
};
