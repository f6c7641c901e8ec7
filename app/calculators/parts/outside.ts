/**
 * Whether the page is shown inside of KakaoTalk or the Naver app, which may refuse to save a file or to print.
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
  return /NAVER\(inapp/i.test(userAgent) ? { href: null } : null;
}
