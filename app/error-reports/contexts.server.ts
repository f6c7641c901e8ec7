import { createVisitContext } from '#app/router/visit-context.ts';

/** Destination of error reports. */
export interface ErrorReportsFacts {
  /** The collector's host. */
  host: string;
  /** Whether the site's server forwards the reports, without the visitor's IP address. */
  tunnel: boolean;
}

/** Destination of error reports, for the privacy policy; null if errors are not reported. */
export const errorReportsContext = createVisitContext<Omit<ErrorReportsFacts, 'recording'> | null>(
  null,
);
