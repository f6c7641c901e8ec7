import { readReference } from '#app/consult/reference.ts';
import { receipt } from '#app/content/consult.ts';
import { firm } from '#app/content/firm.ts';
import { home } from '#app/content/home.ts';
import { privacy } from '#app/content/privacy.ts';
import type { PageLoader } from '#app/server/visit.ts';
import { structuredData } from './home/structured-data.server.ts';

/** What each page is drawn from, by the id of its route. Null means that there is no such page. */
export const loaders: Record<string, PageLoader> = {
  home: ({ visit }) => ({
    head: home.head,
    content: { copy: home, structuredData: structuredData(visit.origin), form: visit.form },
  }),
  privacy: () => ({ head: privacy.head, content: privacy }),
  received: async ({ params, visit }) => {
    const reference = readReference(params.reference ?? '');
    const found = reference && (await visit.findReceipt(reference));
    if (!found) return null;
    return { head: { title: `${receipt.title} | ${firm.name}`, noindex: true }, content: found };
  },
};
