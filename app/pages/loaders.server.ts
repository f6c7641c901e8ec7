import { copy as calculators } from '#app/calculators/common/copy.ts';
import { ratioTable } from '#app/calculators/forced-share/ratio-table.ts';
import { usualFamilies } from '#app/calculators/shares/usual-families.ts';
import { formContext, formOptionsContext, receiptsContext } from '#app/consult/contexts.server.ts';
import { readReference } from '#app/consult/submission/reference.ts';
import { receipt } from '#app/content/consult.ts';
import { disclaimerPage } from '#app/content/disclaimer.ts';
import { withErrorReports } from '#app/content/error-reports.ts';
import { firm } from '#app/content/firm.ts';
import { home } from '#app/content/home.ts';
import { notices, noticesPage } from '#app/content/notices.ts';
import { type PrivacyCopy, privacyWith } from '#app/content/privacy.ts';
import {
  errorReportsContext,
  originContext,
  type PageLoader,
  trackingToolsContext,
} from '#app/server/visit.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';
import { structuredData } from './home/structured-data.server.ts';

/** What each page is drawn from, by the id of its route. */
export const loaders: Record<string, PageLoader> = {
  home: ({ context }) => ({
    head: home.head,
    content: {
      copy: home,
      structuredData: structuredData(context.get(originContext)),
      ratioTable: ratioTable(calculators.lawAsOf),
      usualFamilies: usualFamilies(calculators.lawAsOf),
      form: { initial: context.get(formContext), options: context.get(formOptionsContext) },
    },
  }),
  privacy: ({ context }) => {
    const tools = context.get(trackingToolsContext);
    const copy = privacyWith(tools);
    const facts = context.get(errorReportsContext);
    const whole = facts ? withErrorReports(copy, { ...facts, recording: tools.length > 0 }) : copy;
    return policy('/privacy', whole, context.get(originContext));
  },
  disclaimer: ({ context }) => policy('/disclaimer', disclaimerPage, context.get(originContext)),
  notices: ({ context }) => {
    const { head, title, intro } = noticesPage;
    const crumbs = breadcrumbs(context.get(originContext), { path: '/notices', title });
    return { head, content: { title, intro, notices, structuredData: crumbs } };
  },
  received: async ({ params, context }) => {
    const reference = readReference(params.reference ?? '');
    const found = reference && (await context.get(receiptsContext).receipt(reference));
    if (!found) return null;
    return { head: { title: `${receipt.title} | ${firm.name}`, noindex: true }, content: found };
  },
};

function policy(path: string, copy: PrivacyCopy, origin: string) {
  const { head, title } = copy;
  return { head, content: { ...copy, structuredData: breadcrumbs(origin, { path, title }) } };
}
