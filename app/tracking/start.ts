import { onIdleAfterLoad } from '#app/browser/idle.ts';
import { isRefusedByBrowser, keptChoice } from './consent.ts';
import { watchConversions } from './watch.ts';

/** A page that never rests has its tools then. */
const PATIENCE_MS = 3_000;

/**
 * Watches for conversions from now on. The tools come later, once the page is whole and at rest, and only
 * where one is configured; without their chunk nothing is reported to them.
 *
 * @param visitSource see watchConversions
 */
export function startTracking(visitSource: () => string | null): void {
  watchConversions(visitSource);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="tracking"]');
  if (!meta) return;
  onIdleAfterLoad(() => void loadReports(meta.content), PATIENCE_MS);
}

/** Whether the visitor lets the visit be analysed. */
export function mayAnalyse(): boolean {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="tracking"]');
  if (!meta || isRefusedByBrowser()) return false;
  return keptChoice(JSON.parse(meta.content).version)?.analytics ?? false;
}

async function loadReports(json: string): Promise<void> {
  const code = await import('./reports.ts').catch(() => null);
  code?.startReports(JSON.parse(json));
}
