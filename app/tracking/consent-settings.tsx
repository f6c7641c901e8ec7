import { consentSettings } from './copy.ts';

/** In the footer. It shows where a tool is configured (consent-bar.css), as the pages know nothing of that. */
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
