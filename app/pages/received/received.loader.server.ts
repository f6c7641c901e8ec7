import { receiptContext } from '#app/consult/contexts.server.ts';
import { receiptPage } from '#app/content/receipt.ts';
import { originContext, type PageLoader } from '#app/router/page-loader.server.ts';

export const received = {
  load({ context }) {
    const view = context.get(receiptContext);
    // Its routes render it (receipt-routes.server.ts).
    if (!view) return null;
    return {
      head: { ...receiptPage.head, noindex: true },
      content: { view, origin: context.get(originContext) },
    };
  },
} satisfies PageLoader;
