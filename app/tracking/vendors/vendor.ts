import type { Choice } from '../consent.ts';
import type { TrackedEvent } from '../events.ts';
import type { Purpose } from '../tools.ts';

/** A tool of another company. Whatever one of them throws, the others and the page go on. */
export interface Vendor {
  /** It starts once one of these is allowed. */
  purposes: readonly Purpose[];
  /** Names of the cookies that it leaves on this site, by their beginnings. */
  cookies: readonly string[];
  /**
   * It takes the page's address from us (address.ts). The others read it by themselves, and so are not
   * loaded where it is one visitor's alone.
   */
  isToldAddress?: true;
  /** Loads the tool and reports the page on show; called once. */
  start(choice: Choice): void;
  /** What is allowed has changed while it runs. */
  consent?(choice: Choice): void;
  /** Another page of the site is on show. Left out: the tool sees that by itself. */
  pageShown?(): void;
  report(event: TrackedEvent): void;
}

/** Where the browser may go for a tool: sources of the Content-Security-Policy. */
export interface Hosts {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  frame?: readonly string[];
}

/**
 * Loads a tool's script from its own host.
 *
 * @returns resolves once it has run; never, where it is blocked or lost
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
