import type { Page } from '@playwright/test';

/** A page that is passed from test to test: a new one costs more time than most tests of a widget. */
export interface KeptPage {
  /**
   * The page as if it were new: nothing is stored, routed, emulated, listened to or hovered.
   *
   * @param options of its context; a page is kept only for the same options
   */
  take(options: unknown, open: () => Promise<Page>): Promise<Page>;
  /** Undoes what a test did, or closes the page when that is impossible. */
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
        const others = page
          .context()
          .pages()
          .filter((one) => one !== page);
        await Promise.all([
          ...others.map((one) => one.close()),
          page.context().clearCookies(),
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
        // On a page without storage, such as one whose storage the test has blocked.
        await close();
      }
    },
  };
}

/** Records what must be undone, and what cannot be. */
function watch(kept: { page: Page; undo: Undo[]; spoilt: boolean }): void {
  const { page } = kept;
  const context = page.context();
  after(page, ['route', 'addInitScript'], async (result) => {
    // Both resolve with a handle that undoes them.
    kept.undo.push((await result) as Undo);
  });
  const spoil = () => {
    kept.spoilt = true;
  };
  after(page, ['exposeFunction', 'setViewportSize'], spoil);
  after(page.clock, ['install'], spoil);
  const ofContext = ['addInitScript', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'];
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
