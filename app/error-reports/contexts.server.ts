import { createVisitContext } from '#app/router/visit-context.ts';

/** Where error reports are sent. */
export interface ErrorReportsFacts {
  /** The collector's host. */
  host: string;
  /** Whether the site's server forwards the reports, without the visitor's IP address. */
  tunnel: boolean;
}

/** How errors are reported, for the privacy policy; null where they are not. */
export const errorReportsContext = createVisitContext<Omit<ErrorReportsFacts, 'recording'> | null>(
  null,
);
