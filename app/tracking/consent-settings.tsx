import { consentSettings } from './copy.ts';

/**
 * Button that opens the consent bar. CSS shows it if a tool is configured (consent-bar.css), which pages cannot know.
 */
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
