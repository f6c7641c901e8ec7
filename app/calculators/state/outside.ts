/**
 * Names of apps with an in-app browser, as found in the user agent. Android's web view also contains `; wv`, and that
 * of iOS omits `Safari`.
 */
const APPS =
  /KAKAO(?:TALK|STORY)|NAVER\(inapp|DaumApps|\bLine\/|\bGSA\/|Instagram|\bFB(?:AN|AV|_IAB)\b|Twitter for|Snapchat|BytedanceWebview|musical_ly|\bBAND\/|everytimeApp/i;
const ANDROID_WEB_VIEW = /Android.*; wv\)/;
const IOS_WEB_VIEW = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\b)/;

/** Whether an app shows the page in its own browser, which may refuse to save a file or to print. */
export function isInApp(userAgent: string): boolean {
  return [APPS, ANDROID_WEB_VIEW, IOS_WEB_VIEW].some((mark) => mark.test(userAgent));
}

/**
 * Sends something with the device's own menu.
 *
 * @returns whether the menu took it or the visitor closed the menu; false if it cannot open
 */
export async function sendByDevice(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/**
 * Returns the way out of an app's own browser.
 *
 * @param userAgent `navigator.userAgent`
 * @param address page to open outside
 * @returns `href` opens the page in the phone's own browser; null if the app has no such address. Returns null in every
 *   other browser
 */
export function outsideOf(userAgent: string, address: string): { href: string | null } | null {
  if (/KAKAOTALK/i.test(userAgent)) {
    return { href: `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}` };
  }
  return isInApp(userAgent) ? { href: null } : null;
}
