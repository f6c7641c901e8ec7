/**
 * What apps call themselves whose own browser shows the page. Besides, Android's web view says `; wv`, and that of iOS
 * leaves out `Safari`.
 */
const APPS =
  /KAKAO(?:TALK|STORY)|NAVER\(inapp|DaumApps|\bLine\/|\bGSA\/|Instagram|\bFB(?:AN|AV|_IAB)\b|Twitter for|Snapchat|BytedanceWebview|musical_ly|\bBAND\/|everytimeApp/i;
const ANDROID_WEB_VIEW = /Android.*; wv\)/;
const IOS_WEB_VIEW = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\b)/;

/** Whether the page is shown inside of an app, which may refuse to save a file or to print. */
export function isInApp(userAgent: string): boolean {
  return [APPS, ANDROID_WEB_VIEW, IOS_WEB_VIEW].some((mark) => mark.test(userAgent));
}

/**
 * The way out of an app's own browser.
 *
 * @param userAgent what the browser calls itself
 * @param address what is to be opened outside
 * @returns the address that opens it in the phone's own browser, null where the app has none; null in every
 *   other browser
 */
export function outsideOf(userAgent: string, address: string): { href: string | null } | null {
  if (/KAKAOTALK/i.test(userAgent)) {
    return { href: `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}` };
  }
  return isInApp(userAgent) ? { href: null } : null;
}
