import { existsSync } from 'node:fs';
import { type Browser, firefox } from '@playwright/test';
import { inPath } from './find.ts';
import { completeBidi } from './firefox-bidi.ts';

/** Debian's package. */
export const packages = [['firefox-esr']];

/** Path of Playwright's own Firefox or of the system's; null if there is none. */
export function findFirefox(): string | null {
  return [firefox.executablePath()].find(existsSync) ?? inPath('firefox-esr', 'firefox');
}

/** Starts Playwright's own Firefox unchanged, or any other through WebDriver BiDi, with the parts that Playwright lacks. */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (executablePath === firefox.executablePath()) return firefox.launch();
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    ...(executablePath && { executablePath }),
    // System access, because only privileged code can change some settings of a page (firefox-bidi.ts).
    // Kiosk mode has no toolbars and tabs, whose icons and animations cost a tenth of the time.
    args: ['--remote-allow-system-access', '--kiosk'],
    firefoxUserPrefs: preferences,
  });
  await completeBidi(browser);
  return browser;
}

/** The preferences of Playwright's own Firefox that tests depend on. */
const preferences = {
  'intl.accept_languages': 'ko-KR, ko, en',
  // Overlay scroll bars, as in the other headless engines.
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
  // Tab reaches links and buttons on every system.
  'accessibility.tabfocus': 7,
  // On a busy machine the finger may stay down for more than 300 ms, which would become a long press.
  'apz.max_tap_time': 10_000,
  'ui.click_hold_context_menus.delay': 10_000,
  // A permission granted by a test shows no prompt.
  'dom.events.testing.asyncClipboard': true,
  // Back reloads the page, as in the other engines under Playwright, which waits for the load event.
  'fission.bfcacheInParent': false,
  'browser.sessionhistory.max_total_viewers': 0,
  // With `ariaLabelledByElements` Firefox 153 crashes when it is read often. The site does not read it;
  // Playwright and axe do, and fall back to the attribute.
  'accessibility.ARIAElementReflection.enabled': false,
  // A telephone link is followed without a prompt (firefox-scope.ts).
  'security.external_protocol_requires_permission': false,
  // All pages share one process: a process for each site costs a tenth of the time.
  'fission.autostart': false,
  'fission.webContentIsolationStrategy': 0,
  'dom.ipc.processCount': 1,
  'dom.ipc.processPrelaunch.enabled': false,
  // Nothing is stored for a later session.
  'browser.cache.disk.enable': false,
  'browser.chrome.site_icons': false,
  'browser.sessionstore.interval': 6_000_000,
  'places.history.enabled': false,
  'toolkit.cosmeticAnimations.enabled': false,
  // Half the frames take a tenth less time.
  'layout.frame_rate': 30,
  // No requests of the browser itself.
  'app.normandy.enabled': false,
  'app.shield.optoutstudies.enabled': false,
  'browser.backup.enabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'nimbus.rollouts.enabled': false,
};
