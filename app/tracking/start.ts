import { onIdleAfterLoad } from '#app/browser/idle.ts';
import { isRefusedByBrowser, storedChoice } from './consent.ts';
import { watchConversions } from './watch.ts';

/** Milliseconds after which the tools load even if the page is never idle. */
const TIMEOUT_MS = 3_000;

/**
 * Watches for conversions. The tools load once the page is loaded and idle, and only if the document configures any. If
 * their chunk fails to load, nothing is reported to them.
 *
 * @param visitSource see watchConversions
 */
export function startTracking(visitSource: () => string | null): void {
  watchConversions(visitSource);
  const meta = document.querySelector<HTMLMetaElement>('meta[name="tracking"]');
  if (!meta) return;
  onIdleAfterLoad(() => void loadReports(meta.content), TIMEOUT_MS);
}

/** Returns the choice about analytics by the visitor, or by the browser on the visitor's behalf. */
export function analyticsChoice(): 'allowed' | 'refused' | 'unasked' {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="tracking"]');
  if (!meta || isRefusedByBrowser()) return 'refused';
  const choice = storedChoice(JSON.parse(meta.content).version);
  if (!choice) return 'unasked';
  return choice.analytics ? 'allowed' : 'refused';
}

async function loadReports(json: string): Promise<void> {
  const code = await import('./reports.ts').catch(() => null);
  code?.startReports(JSON.parse(json));
}
