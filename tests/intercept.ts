import type { BrowserContext, Page, Request, Route } from '@playwright/test';

type Addresses = string | RegExp;

/** By context, the addresses whose requests a test answers, of which there has been none so far. */
const unrequested = new WeakMap<BrowserContext, Map<symbol, Addresses>>();

/**
 * Answers the page's requests for some addresses. The test fails at its end when there was none: with a file that was
 * renamed it would prove nothing.
 *
 * @param url the addresses, as `page.route` takes them
 * @returns a handle whose `dispose` ends it
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

/** The addresses that a test wanted to answer and no request asked for; called at its end. */
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
