import type { Choice } from '../consent.ts';
import type { TrackedEvent } from '../events.ts';
import type { Purpose } from '../tools.ts';

/** A tool of another company. Errors of one do not affect the others or the page. */
export interface Vendor {
  /** It starts once one of these is allowed. */
  purposes: readonly Purpose[];
  /** Prefixes of the cookies that it sets on this site. */
  cookies: readonly string[];
  /**
   * It receives the page's URL from this code (address.ts). The other tools read it themselves, and so are
   * not loaded on private pages.
   */
  receivesAddress?: true;
  /** Loads the tool and reports the current page; called once. */
  start(choice: Choice): void;
  /** Called when the choice changes while it runs. */
  consent?(choice: Choice): void;
  /** Called when another page is shown; left out by tools that notice it themselves. */
  pageShown?(): void;
  report(event: TrackedEvent): void;
}

/**
 * Loads a tool's script from its own host.
 *
 * @returns resolves once it has run; never, where it is blocked or fails
 */
export function loadScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  const loaded = new Promise<void>((resolve) => {
    script.addEventListener('load', () => resolve(), { once: true });
  });
  document.head.append(script);
  return loaded;
}

/** A tool may be blocked, incomplete or changed by its vendor; the page continues without it. */
export function attempt(call: () => void): void {
  try {
    call();
  } catch {
    // See above.
  }
}
