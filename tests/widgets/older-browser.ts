import type { Page } from '@playwright/test';

/**
 * Makes the browser one of some years ago: without anchor positioning, command, closedby, hint popovers,
 * requestClose, the source of a popover, requestIdleCallback, groups of details and hidden=until-found. What
 * cannot be taken away is disarmed, so that only the site's own fallbacks can make a test pass.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const css = await response.text();
    await route.fulfill({ response, body: css.replaceAll('position-area', 'no-position-area') });
  });
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...words: string[]) =>
      // The overloads of CSS.supports take one word or two.
      words.join().includes('position-area') ? false : supports(...(words as [string]));

    for (const name of ['command', 'commandForElement']) {
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    }
    addEventListener(
      'command',
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    for (const name of ['closedBy', 'requestClose']) {
      Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    }
    Reflect.deleteProperty(ToggleEvent.prototype, 'source');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name');
    Reflect.deleteProperty(HTMLElement.prototype, 'onbeforematch');

    const { showPopover } = HTMLElement.prototype;
    HTMLElement.prototype.showPopover = function () {
      showPopover.call(this);
    };
    const disarm = (element: Element) => {
      element.removeAttribute('closedby');
      if (element instanceof HTMLDetailsElement) element.removeAttribute('name');
      // An older browser takes every value that it does not know for "manual".
      if (element.getAttribute('popover') === 'hint') element.setAttribute('popover', 'manual');
    };
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        for (const node of [target, ...addedNodes]) {
          if (!(node instanceof Element)) continue;
          disarm(node);
          for (const element of node.querySelectorAll('[closedby], [popover], details'))
            disarm(element);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}
