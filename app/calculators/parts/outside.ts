/** What an app that shows the page in a browser of its own may refuse: to save a file, to print. */
export interface Outside {
  /** Opens the page in the phone's own browser; null: the app has no address for it. */
  href: string | null;
}

/**
 * Whether the page is shown inside of KakaoTalk or the Naver app, and how it gets out.
 *
 * @param userAgent what the browser calls itself
 * @param address what is to be opened outside
 * @returns null in every other browser
 */
export function outsideOf(userAgent: string, address: string): Outside | null {
  if (/KAKAOTALK/i.test(userAgent)) {
    return { href: `kakaotalk://web/openExternal?url=${encodeURIComponent(address)}` };
  }
  return /NAVER\(inapp/i.test(userAgent) ? { href: null } : null;
}
