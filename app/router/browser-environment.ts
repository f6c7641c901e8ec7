import { type MiddlewareFunction, redirect } from 'react-router';
import { LostPageError } from './page-error.ts';
import { redirectOf } from './redirects.ts';
import { loadDocument } from './release/load-document.ts';
import { loadManifestSoon } from './release/manifest.ts';
import { loadPayload } from './release/payload.ts';
import { mayLoadInstead } from './release/recover.ts';
import { isOutdated } from './release/update-watch.ts';
import type { Environment } from './route-objects.tsx';
import { type MatchedRule, matchRule } from './route-rules.ts';

/**
 * How the browser loads pages.
 *
 * @param destination path, query and hash of where the navigation under way leads
 */
export function createBrowserEnvironment(destination: () => string): Environment {
  /** Once a newer build is known, every navigation loads a document, Back and Forward too (MF-4). */
  const leaveOutdated: MiddlewareFunction = async () => {
    if (isOutdated()) await loadDocument(destination());
  };

  return {
    middleware: [leaveOutdated, followRules],
    address: destination,
    rule: ruleOf,
    refuse(error) {
      if (error.statusCode === 500) console.error(error.message);
      // The current page stays; the next navigation replaces this one.
      return new Promise(() => {});
    },
    beforeArrival: ownScroll,
    async load(id, route, { request }) {
      if (route.audience === 'visitor') return loadDocument(destination());
      const [code, payload] = await Promise.all([
        route.module().then(
          (module) => ({ module }),
          (error: unknown) => ({ error }),
        ),
        loadPayload(new URL(request.url).pathname),
      ]);
      // Another navigation has replaced this one.
      request.signal.throwIfAborted();
      if ('error' in code) return loadLost(id, code.error, destination());
      if (!payload) return loadDocument(destination());
      ownScroll();
      return { module: code.module, payload };
    },
  };
}

/** If a page's code is lost: loads its document, or shows the error page if that was just tried. */
function loadLost(id: string, error: unknown, address: string): Promise<never> {
  console.warn(`The code of page '${id}' is lost.`, error);
  if (mayLoadInstead(address)) return loadDocument(address);
  ownScroll();
  throw new LostPageError();
}

async function ruleOf(path: string): Promise<MatchedRule> {
  const manifest = await loadManifestSoon();
  return manifest ? matchRule(manifest.matcher, path) : {};
}

/** Follows the redirect rule of a path; external targets load in the window (conformance RT-12). */
const followRules: MiddlewareFunction = async ({ request }) => {
  const url = new URL(request.url);
  const target = redirectOf(await ruleOf(url.pathname), url, false);
  if (!target) return;
  if (!target.external) throw redirect(target.to);
  location.href = target.to;
  await new Promise(() => {});
};

/**
 * From here on the router sets the scroll position. The mode belongs to the history entry, so it is set just
 * before the first one is pushed: until then the browser restores positions.
 */
function ownScroll(): void {
  history.scrollRestoration = 'manual';
}
