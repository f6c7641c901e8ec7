import type { Page } from '@playwright/test';
import { intercept } from '../intercept.ts';
import { type OlderBrowser, toTakeAway } from './browser-features.ts';

/** Rewritten once for each worker: fetching them takes longer than most pages. */
const sheets = new Map<string, string>();

/**
 * Removes what an older browser lacks (browser-features.ts) from the documents that the page opens from
 * now on, so that only the site's own fallbacks can make a test pass. It imitates neither bugs nor how an
 * older browser parses scripts and style sheets: tests/journeys/older-browser.spec.ts tests that of the
 * build.
 */
export async function makeOlder(page: Page, browser: OlderBrowser): Promise<void> {
  const lacked = toTakeAway(browser);
  await intercept(page, '**/*.css', async (route) => {
    const key = `${browser} ${route.request().url()}`;
    const body = sheets.get(key) ?? rewritten(await (await route.fetch()).text(), lacked.css);
    sheets.set(key, body);
    // If cached, it would reach the test of a newer browser.
    const headers = { 'cache-control': 'no-store' };
    await route.fulfill({ contentType: 'text/css', headers, body });
  });
  await page.addInitScript(disarm, lacked);
}

/** A browser drops the rule or the declaration around an unknown word. */
function rewritten(sheet: string, words: readonly string[]): string {
  return words.reduce(
    (css, word) => css.replaceAll(word, word.replace(/[a-z]/, 'unknown-$&')),
    sheet,
  );
}

/** Runs in the page, before everything else. */
function disarm({ css, attributes, names }: ReturnType<typeof toTakeAway>): void {
  const knows = (words: string) => !css.some((word) => words.includes(word));
  const supports = CSS.supports.bind(CSS);
  CSS.supports = (...words: string[]) =>
    // The overloads of CSS.supports take one argument or two.
    knows(`${words.join(':')}:`) && supports(...(words as [string]));

  // Without `source`, passing one has no effect either.
  if (names.includes('ToggleEvent.prototype.source')) {
    const { showPopover } = HTMLElement.prototype;
    HTMLElement.prototype.showPopover = function () {
      showPopover.call(this);
    };
  }
  for (const name of names) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    // Each step leads to an object or, where its owner was removed already, to nothing.
    const owner = path.reduce<object | undefined>((at, key) => at && Reflect.get(at, key), window);
    if (owner) Reflect.deleteProperty(owner, last);
  }
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const ask: unknown = Reflect.get(prototype, name);
      if (typeof ask !== 'function') continue;
      Reflect.set(prototype, name, function (this: unknown, selector: string) {
        if (!knows(selector)) throw new SyntaxError(`'${selector}' is not a valid selector`);
        return Reflect.apply(ask, this, [selector]);
      });
    }
  }

  const any = Object.keys(attributes).join();
  const strip = (element: Element) => {
    for (const [selector, value] of Object.entries(attributes)) {
      const name = /\[([\w-]+)/.exec(selector)?.[1];
      if (!name || !element.matches(selector)) continue;
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
  new MutationObserver((records) => {
    for (const { addedNodes, target } of records) {
      for (const node of [target, ...addedNodes]) {
        if (!(node instanceof Element)) continue;
        strip(node);
        for (const element of node.querySelectorAll(any)) strip(element);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
