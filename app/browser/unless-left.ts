/**
 * Reports a failed request a second later, unless the page is left by then: its requests end with it, and nothing
 * has failed. WebKit ends them when the navigation begins, long before `pagehide`; Firefox just before it.
 */
export function unlessLeft(report: () => void): void {
  const timer = setTimeout(report, 1000);
  addEventListener('pagehide', () => clearTimeout(timer));
}
