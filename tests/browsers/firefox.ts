import { existsSync } from 'node:fs';
import { type Browser, firefox } from '@playwright/test';
import { inPath } from './find.ts';
import { completeBidi } from './firefox-bidi.ts';

/** Debian's package. */
export const packages = [['firefox-esr']];

/** Path of Playwright's own Firefox or of the system's; null when there is none. */
export function findFirefox(): string | null {
  return [firefox.executablePath()].find(existsSync) ?? inPath('firefox-esr', 'firefox');
}

/** Playwright's own Firefox as it is; any other by WebDriver BiDi, with what Playwright lacks there. */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === firefox.executablePath()) return firefox.launch();
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    ...(executablePath && { executablePath }),
    // For the settings of a page that only Firefox's own code can change (firefox-bidi.ts).
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: preferences,
  });
  await completeBidi(browser);
  return browser;
}

/** What Playwright's own Firefox sets, as far as a test depends on it. */
const preferences = {
  'intl.accept_languages': 'ko-KR, ko, en',
  // Scroll bars take no room, as in the other engines without a window.
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
  // Tab reaches links and buttons on every system.
  'accessibility.tabfocus': 7,
  // The permission that a test grants is not asked for again, in a menu that nobody presses.
  'dom.events.testing.asyncClipboard': true,
  // Back loads the page, as in the other engines under Playwright: it waits for the load event.
  'fission.bfcacheInParent': false,
  'browser.sessionhistory.max_total_viewers': 0,
  // With `ariaLabelledByElements` Firefox 153 crashes where it is asked much. The site does not ask; Playwright and
  // axe do, and read the attribute where there is none.
  'accessibility.ARIAElementReflection.enabled': false,
  // A telephone link is followed without a question (firefox-scope.ts).
  'security.external_protocol_requires_permission': false,
  // All pages share one process: a process for each site costs a tenth of the time.
  'fission.autostart': false,
  'fission.webContentIsolationStrategy': 0,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  // Nothing calls home.
  'app.normandy.enabled': false,
  'app.shield.optoutstudies.enabled': false,
  'browser.backup.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'nimbus.rollouts.enabled': false,
};
