import type { Page } from '@playwright/test';

/**
 * Has links of other programs, such as `tel:`, followed into an empty frame: everything that the browser does
 * for a link happens, its ping included, and the page stays. A full Chromium asks whether to open the program
 * in a dialog of its own that takes all input until it is closed; the headless shell has none. A page that
 * prevents such a link from being followed gets an error on its console.
 */
export async function openNoProgram(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let restore = () => {};
    // A second click may come before the timer.
    for (const type of ['pointerdown', 'click']) {
      window.addEventListener(type, () => restore(), { capture: true });
    }
    // The last listener of all: added while the first click is on its way, and called when it arrives here.
    const addLast = () => window.addEventListener('click', follow);
    window.addEventListener('click', addLast, { capture: true, once: true });

    function follow(event: MouseEvent): void {
      const { target } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || /^(?:https?:)?$/.test(link.protocol)) return;
      if (event.defaultPrevented) console.error(`${link.href} could not be followed.`);
      const own = { href: link.href, target: link.target };
      const frame = document.createElement('iframe');
      Object.assign(frame, { name: 'no-program', hidden: true });
      document.documentElement.append(frame);
      Object.assign(link, { href: 'about:blank', target: frame.name });
      restore = () => {
        frame.remove();
        Object.assign(link, own);
        if (!own.target) link.removeAttribute('target');
        restore = () => {};
      };
      // The browser reads both once all listeners have run.
      setTimeout(() => restore());
    }
  });
}
