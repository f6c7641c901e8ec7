/**
 * Reports a failed request a second later, unless the page is left by then: leaving aborts requests, which
 * is no failure. WebKit aborts them when the navigation starts, long before `pagehide`; Firefox just
 * before it.
 */
export function unlessLeft(report: () => void): void {
  const timer = setTimeout(report, 1000);
  addEventListener('pagehide', () => clearTimeout(timer));
}
