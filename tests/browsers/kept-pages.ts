import type { BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { serverOf } from './playwright-server.ts';

/** Pages that are passed from test to test: a new one costs more time than most tests. */
export interface KeptPages {
  /**
   * The page as if it were new, but for the browser's cache: nothing is stored, routed, emulated, listened
   * to or hovered.
   *
   * @param options of its context; a page is kept only for the same options, and used by one test at a time
   * @param viewport null: that of the window
   */
  take(
    options: KeptOptions,
    viewport: ViewportSize | null,
    open: () => Promise<Page>,
  ): Promise<Page>;
  /** Undoes what a test did, or closes the page when that is impossible. */
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
  /** As the context was opened with. */
  reducedMotion: 'reduce' | 'no-preference' | null;
  undo: Undo[];
  spoilt: boolean;
}

/** A file with the pages' headers: with others, the browser would start a process for it. */
const EMPTY = '/robots.txt';
/** Browsers remember 50 steps, and then none more. */
const MAX_HISTORY = 25;

/** @param most number of pages that stay open, each for other options */
export function keepPages(most: number): KeptPages {
  /** The one that was used last is the last. */
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
        // On a page without storage, such as one whose storage the test has blocked.
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
    // Each of the clock's methods installs it.
    serverOf(context).clock.uninstall({ race: (value) => value }),
    page.emulateMedia({ colorScheme: null, reducedMotion, forcedColors: null, media: null }),
    page.mouse.move(0, 0),
  ]);
  // What the page stores and sends as it is left belongs to the test that ends. The frame's method: the
  // page's waits for the site's script.
  await page.mainFrame().goto(origin + EMPTY);
  await context.clearCookies();
}

/** @returns the length of the history */
const clear = (page: Page) =>
  page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    return history.length;
  });

/** Records what must be undone, and what cannot be. */
function watch(kept: Kept): void {
  const { page } = kept;
  const context = page.context();
  const undo = (one: Undo) => kept.undo.push(one);
  // Both resolve with a handle that undoes them.
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
