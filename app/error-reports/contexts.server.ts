import type { ErrorReportsFacts } from '#app/firm/error-reports.ts';
import { createVisitContext } from '#app/router/visit-context.ts';

/** How errors are reported, for the privacy policy; null where they are not. */
export const errorReportsContext = createVisitContext<Omit<ErrorReportsFacts, 'recording'> | null>(
  null,
);
