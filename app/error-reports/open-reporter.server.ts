import type { Config } from '#app/config/config.ts';
import type { Reporter } from './reporter.server.ts';

/** What its reports may take of the time in which a process ends, in milliseconds. */
export const REPORTS_MS = 2_000;

/** The reporter that the configuration asks for. Its code is loaded only where reports are sent. */
export async function openReporter({ errorReports, origin }: Config): Promise<Reporter | null> {
  if (!errorReports) return null;
  const { createReporter } = await import('./reporter.server.ts');
  return createReporter({ ...errorReports, release: __BUILD_ID__, origin: origin.origin });
}
