import { createContext } from 'react-router';
import type { ErrorReportsFacts } from '#app/content/error-reports.ts';

/** How errors are reported, for the privacy policy; null where they are not. */
export const errorReportsContext = createContext<Omit<ErrorReportsFacts, 'recording'> | null>(null);
