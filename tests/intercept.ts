import type { BrowserContext, Page, Request, Route } from '@playwright/test';

type Addresses = string | RegExp;

/** Addresses that a test intercepts and that were not requested yet, by context. */
const unrequested = new WeakMap<BrowserContext, Map<symbol, Addresses>>();

/**
 * Answers the page's requests for some addresses. If none is requested, the test fails at its end, because it would
 * prove nothing after a file was renamed.
 *
 * @param url addresses as for `page.route`
 * @returns a handle whose `dispose` ends the interception
 */
export function intercept(
  page: Page,
  url: Addresses,
  answer: (route: Route, request: Request) => unknown,
  options?: { times?: number },
) {
  const key = Symbol();
  const waiting = waitingIn(page.context()).set(key, url);
  const handle = (route: Route, request: Request) => {
    waiting.delete(key);
    return answer(route, request);
  };
  return page.route(url, handle, options);
}

/** Returns and clears the intercepted addresses that were never requested. Called at the end of a test. */
export function takeUnrequested(context: BrowserContext): string[] {
  const left = [...waitingIn(context).values()].map(String);
  unrequested.delete(context);
  return left;
}

function waitingIn(context: BrowserContext): Map<symbol, Addresses> {
  const waiting = unrequested.get(context) ?? new Map<symbol, Addresses>();
  unrequested.set(context, waiting);
  return waiting;
}
