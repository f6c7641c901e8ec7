/** Milliseconds between the failure of a request and the certainty that the page stays. */
const CERTAIN = 1000;

/**
 * Reports a failed request, unless the page is left: then its requests end, and nothing has failed. WebKit ends
 * them when the navigation begins, long before `pagehide`; Firefox just before it.
 */
export function unlessLeft(report: () => void): void {
  const timer = setTimeout(report, CERTAIN);
  addEventListener('pagehide', () => clearTimeout(timer), { once: true });
}
