import { receiptsContext } from '#app/consult/contexts.server.ts';
import type { Receipt } from '#app/consult/submission/form-state.ts';
import { readReference } from '#app/consult/submission/reference.ts';
import { receipt as copy } from '#app/content/consult.ts';
import { firm } from '#app/content/firm.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';

export const received: PageLoader<Receipt> = {
  async load({ params, context }) {
    const reference = readReference(params.reference ?? '');
    const receipt = reference && (await context.get(receiptsContext).receipt(reference));
    if (!receipt) return null;
    return { head: { title: `${copy.title} | ${firm.name}`, noindex: true }, content: receipt };
  },
};
