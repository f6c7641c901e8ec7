import type { BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { serverOf } from './playwright-server.ts';

/** Pages that tests reuse, because opening one takes longer than most tests. */
export interface KeptPages {
  /**
   * Returns a page that behaves like a new one, except for the browser's cache: nothing is stored, routed, emulated,
   * listened to or hovered.
   *
   * @param options options of the context; only a page with equal options is reused, by one test at a time
   * @param viewport size of the page; null leaves that of the window
   */
  take(
    options: KeptOptions,
    viewport: ViewportSize | null,
    open: () => Promise<Page>,
  ): Promise<Page>;
  /** Undoes the changes of a test, or closes the page if that is impossible. */
  giveBack(outcome: 'passed' | 'failed'): Promise<void>;
  close(): Promise<void>;
}

interface KeptOptions {
  baseURL: string | undefined;
  contextOptions: BrowserContextOptions;
}

interface Undo {
  dispose(): Promise<void>;
}

interface Kept {
  page: Page;
  options: string;
  origin: string;
  /** Option with which the context was opened. */
  reducedMotion: 'reduce' | 'no-preference' | null;
  undo: Undo[];
  spoilt: boolean;
}

/** A file with the same headers as the pages: for others, the browser would start a new process. */
const EMPTY = '/robots.txt';
/** Below the 50 entries at which browsers stop growing the history. */
const MAX_HISTORY = 25;

/** @param most number of pages that stay open, each with different options */
export function keepPages(most: number): KeptPages {
  /** Pages by their options, the most recently used last. */
  const open = new Map<string, Kept>();
  let used: Kept | undefined;

  async function close(kept: Kept): Promise<void> {
    open.delete(kept.options);
    await kept.page.context().close();
  }

  return {
    async close() {
      await Promise.all([...open.values()].map(close));
    },
    async take(options, viewport, openPage) {
      const wanted = JSON.stringify(options);
      const [oldest] = open.values();
      if (oldest && open.size === most && !open.has(wanted)) await close(oldest);
      used = open.get(wanted);
      if (!used) {
        const { origin } = new URL(options.baseURL ?? 'about:blank');
        used = {
          page: await openPage(),
          options: wanted,
          origin,
          reducedMotion: options.contextOptions.reducedMotion ?? null,
          undo: [],
          spoilt: false,
        };
        watch(used);
      }
      open.delete(wanted);
      open.set(wanted, used);
      const { page } = used;
      const { width, height } = page.viewportSize() ?? {};
      if (viewport && (viewport.width !== width || viewport.height !== height)) {
        await page.setViewportSize(viewport);
      }
      return page;
    },
    async giveBack(outcome) {
      const kept = used;
      if (!kept) return;
      const { page, origin } = kept;
      if (outcome === 'failed' || kept.spoilt || page.isClosed()) return close(kept);
      if (URL.parse(page.url())?.origin !== origin) return close(kept);
      page.removeAllListeners();
      try {
        await reset(kept);
        if ((await clear(page)) > MAX_HISTORY) await close(kept);
      } catch {
        // The page has no storage, for example because the test has blocked it.
        await close(kept);
      }
    },
  };
}

async function reset({ page, origin, reducedMotion, undo }: Kept): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((one) => one !== page);
  await Promise.all([
    ...others.map((one) => one.close()),
    ...undo.splice(0).map((one) => one.dispose()),
    // Each method of the clock installs it.
    serverOf(context).clock.uninstall({ race: (value) => value }),
    page.emulateMedia({ colorScheme: null, reducedMotion, forcedColors: null, media: null }),
    page.mouse.move(0, 0),
  ]);
  // Leaves the page first, because it may store and send data when it is left. Uses the frame's method, because the
  // page's waits for the site's script.
  await page.mainFrame().goto(origin + EMPTY);
  await context.clearCookies();
}

/** Clears the storage. @returns the length of the history */
const clear = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    return history.length;
  });

/** Records changes that must be undone, and whether any cannot be. */
function watch(kept: Kept): void {
  const { page } = kept;
  const context = page.context();
  const undo = (one: Undo) => kept.undo.push(one);
  // Both resolve with a handle that undoes the change.
  after(page, ['route', 'addInitScript'], async (result) => undo((await result) as Undo));
  const spoil = () => {
    kept.spoilt = true;
  };
  after(page, ['exposeFunction', 'setExtraHTTPHeaders'], spoil);
  const ofContext = [
    ...['addInitScript', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'],
    'newCDPSession',
  ];
  after(context, ofContext, spoil);
}

function after(subject: object, names: string[], react: (result: unknown) => unknown): void {
  for (const name of names) {
    const method: unknown = Reflect.get(subject, name);
    if (typeof method !== 'function') throw new Error(`There is no ${name}.`);
    Reflect.set(subject, name, async (...words: unknown[]) => {
      const result = Reflect.apply(method, subject, words);
      await react(result);
      return result;
    });
  }
}
