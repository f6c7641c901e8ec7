import type { RouterContextProvider } from 'react-router';
import { disclaimerPage } from '#app/content/disclaimer.ts';
import { withErrorReports } from '#app/content/error-reports.ts';
import { privacy as ownPolicy, type PrivacyCopy, privacyWith } from '#app/content/privacy.ts';
import { errorReportsContext } from '#app/error-reports/contexts.server.ts';
import type { PageLoader } from '#app/router/page-loader.server.ts';
import { trackingToolsContext } from '#app/tracking/contexts.server.ts';
import { crumbsOf } from '../parts/crumbs.server.ts';

export const privacy = {
  load({ context }) {
    const copy = privacyWith(context.get(trackingToolsContext));
    const reports = context.get(errorReportsContext);
    const whole = reports ? withErrorReports(copy, reports) : copy;
    return policy('/privacy', whole, context);
  },
  lastModified: () => isoDate(ownPolicy.effective),
} satisfies PageLoader;

export const disclaimer = {
  load: ({ context }) => policy('/disclaimer', disclaimerPage, context),
  lastModified: () => isoDate(disclaimerPage.effective),
} satisfies PageLoader;

function policy(path: string, copy: PrivacyCopy, context: Readonly<RouterContextProvider>) {
  const { head, title } = copy;
  return { head, content: { ...copy, ...crumbsOf(context, { path, title }) } };
}

/** 2026. 3. 17. as 2026-03-17. */
function isoDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('.').map((part) => part.trim());
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
