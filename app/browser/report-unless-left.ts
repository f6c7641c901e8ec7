/**
 * Reports a failed request five seconds later, unless the page is left by then: leaving aborts requests, which
 * is no failure. WebKit aborts them when the navigation starts, long before `pagehide`; Firefox just
 * before it.
 */
export function reportUnlessLeft(report: () => void): void {
  const timer = setTimeout(report, 5000);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}
