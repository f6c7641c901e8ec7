import type { Browser } from '@playwright/test';
import { keepBodies, mendMessages } from './firefox-messages.ts';
import { enterFirefox, type Settings } from './firefox-scope.ts';
import { type BidiBrowser, type BidiPage, serverOf } from './playwright-server.ts';

/**
 * Adds what Playwright lacks for a Firefox driven by WebDriver BiDi: emulated media, pages without script,
 * touch, request bodies, downloads, and the messages of errors on the console.
 */
export async function completeBidi(browser: Browser): Promise<void> {
  const server = serverOf(browser);
  await server._browserSession.send('network.addDataCollector', {
    dataTypes: ['request'],
    maxEncodedDataSize: 1_000_000,
  });
  refuseMediaFeatures(server);
  const set = await enterFirefox(server);
  const settle = (page: BidiPage) => set(page._session.sessionId, settingsOf(page));
  const { _bidiPages: pages } = server;
  const { set: add } = pages;
  pages.set = (id, page) => {
    page.updateEmulateMedia = () => settle(page);
    page.rawTouchscreen.tap = (_, x, y) => moveFinger(page, [[x, y]]);
    scrollOnlyIfNeeded(page);
    keepBodies(server, page);
    mendMessages(page);
    // The caller that opened the page waits until it is reported.
    const { _page: opened } = page;
    const { reportAsNew } = opened;
    opened.reportAsNew = async (...args) => {
      await settle(page);
      reportAsNew.apply(opened, args);
    };
    return add.call(pages, id, page);
  };
}

/** One finger touches the first of these points, moves to the others and lifts. */
export async function moveFinger(page: BidiPage, points: [number, number][]): Promise<void> {
  const at = ([x, y]: [number, number]) => ({ x: Math.round(x), y: Math.round(y) });
  const [first, ...others] = points;
  if (!first) return;
  const actions = [
    { type: 'pointerMove', ...at(first) },
    { type: 'pointerDown', button: 0 },
    ...others.map((point) => ({ type: 'pointerMove', duration: 16, ...at(point) })),
    { type: 'pointerUp', button: 0 },
  ];
  await page._session.send('input.performActions', {
    context: page._session.sessionId,
    actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }],
  });
}

/** Playwright sends this command for each new context; Firefox 153 does not support it. */
function refuseMediaFeatures({ _browserSession: session }: BidiBrowser): void {
  const { send } = session;
  session.send = async (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send.call(session, method, params);
}

/** The settings of a page's context options and emulated media. */
function settingsOf({ _page: page }: BidiPage): Settings {
  const { javaScriptEnabled, hasTouch } = page.browserContext._options;
  const { media, colorScheme, reducedMotion, forcedColors } = page.emulatedMedia();
  const orNone = (value: string) => (value === 'no-override' ? 'none' : value);
  return {
    allowJavascript: javaScriptEnabled !== false,
    touchEventsOverride: hasTouch ? 'enabled' : 'none',
    mediumOverride: media === 'no-override' ? '' : media,
    prefersColorSchemeOverride: orNone(colorScheme),
    prefersReducedMotionOverride: orNone(reducedMotion),
    forcedColorsOverride: orNone(forcedColors),
  };
}

/** Playwright scrolls each element to the middle of the window before it is pressed; a visitor does not. */
function scrollOnlyIfNeeded(page: BidiPage): void {
  const { scrollRectIntoViewIfNeeded } = page;
  page.scrollRectIntoViewIfNeeded = async (handle, rect) => {
    const inView = await handle.evaluateInUtility(([, element]) => {
      const { top, right, bottom, left } = element.getBoundingClientRect();
      const holds = (box: { top: number; right: number; bottom: number; left: number }) =>
        box.top <= top && box.right >= right && box.bottom >= bottom && box.left <= left;
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        const scrolls = outer !== document.documentElement && outer !== document.body;
        if (
          scrolls &&
          getComputedStyle(outer).overflow !== 'visible' &&
          !holds(outer.getBoundingClientRect())
        )
          return false;
      }
      return holds({ top: 0, right: innerWidth, bottom: innerHeight, left: 0 });
    }, null);
    return inView ? 'done' : scrollRectIntoViewIfNeeded.call(page, handle, rect);
  };
}
