import type { Page } from '@playwright/test';

/** A page that is handed from test to test: a new one costs more than most tests of a widget. */
export interface KeptPage {
  /**
   * As if it were new: nothing is stored, routed, emulated, listened to or hovered.
   *
   * @param options of its context: only for the same is a page kept
   */
  take(options: unknown, open: () => Promise<Page>): Promise<Page>;
  /** Undoes what a test did, or closes the page when that cannot be undone. */
  giveBack(outcome: 'passed' | 'failed'): Promise<void>;
  close(): Promise<void>;
}

interface Undo {
  dispose(): Promise<void>;
}

export function keepPage(): KeptPage {
  let kept: { page: Page; options: string; undo: Undo[]; spoilt: boolean } | null = null;

  async function close(): Promise<void> {
    const page = kept?.page;
    kept = null;
    await page?.context().close();
  }

  return {
    close,
    async take(options, open) {
      const wanted = JSON.stringify(options);
      if (kept && kept.options !== wanted) await close();
      if (!kept) {
        const fresh = { page: await open(), options: wanted, undo: [], spoilt: false };
        watch(fresh);
        kept = fresh;
      }
      return kept.page;
    },
    async giveBack(outcome) {
      if (!kept) return;
      const { page, undo, spoilt } = kept;
      if (outcome === 'failed' || spoilt || page.isClosed()) return close();
      page.removeAllListeners();
      try {
        await Promise.all([
          ...undo.splice(0).map((one) => one.dispose()),
          page.emulateMedia({
            colorScheme: null,
            reducedMotion: null,
            forcedColors: null,
            media: null,
          }),
          page.mouse.move(0, 0),
          page.evaluate(() => {
            scrollTo(0, 0);
            localStorage.clear();
            sessionStorage.clear();
          }),
        ]);
      } catch {
        // It stands on a page without storage, such as one whose storage the test has blocked.
        await close();
      }
    },
  };
}

/** Notes what must be undone, and what cannot be: a stopped clock, a function of the test in the page. */
function watch(kept: { page: Page; undo: Undo[]; spoilt: boolean }): void {
  const { page } = kept;
  const { route, addInitScript, exposeFunction, setViewportSize } = page;
  page.route = async (...words) => {
    const undo = await route.apply(page, words);
    kept.undo.push(undo);
    return undo;
  };
  page.addInitScript = async (script, ...words) => {
    const undo = await addInitScript.call(page, script, ...words);
    kept.undo.push(undo);
    return undo;
  };
  page.exposeFunction = (...words) => {
    kept.spoilt = true;
    return exposeFunction.apply(page, words);
  };
  page.setViewportSize = (size) => {
    kept.spoilt = true;
    return setViewportSize.call(page, size);
  };
  const { install } = page.clock;
  page.clock.install = (...words) => {
    kept.spoilt = true;
    return install.apply(page.clock, words);
  };
}
