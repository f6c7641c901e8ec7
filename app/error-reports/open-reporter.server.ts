import type { Config } from '#app/config/config.ts';
import type { Reporter } from './reporter.server.ts';

/** How long the end of the process waits for reports. */
export const REPORTS_TIMEOUT_MS = 2_000;

/** The configured reporter. Its code is only loaded where reports are sent. */
export async function openReporter({ errorReports, origin }: Config): Promise<Reporter | null> {
  if (!errorReports) return null;
  const { createReporter } = await import('./reporter.server.ts');
  return createReporter({ ...errorReports, release: __BUILD_ID__, origin: origin.origin });
}
