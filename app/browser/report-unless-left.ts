/**
 * Reports a failed request after five seconds, unless the visitor has left the page by then. Leaving aborts requests,
 * which must not count as a failure. WebKit aborts them when the navigation starts, long before `pagehide`; Firefox
 * just before it.
 */
export function reportUnlessLeft(report: () => void): void {
  const timer = setTimeout(report, 5000);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}
