import { consentSettings } from './copy.ts';

/** Shown where a tool is configured (consent-bar.css): the pages do not know the configuration. */
export function ConsentSettings() {
  return (
    <button
      type="button"
      className="consent-settings flex min-h-11 cursor-pointer items-center text-ink t1"
      data-consent-open=""
    >
      {consentSettings}
    </button>
  );
}
