import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type MiddlewareFunction,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type RenderIsland, RenderIslandContext } from '#app/browser/island.tsx';
import type { Config } from '#app/config/config.ts';
import { type Assets, Document, type ErrorReports } from '#app/entry/document.tsx';
import { TUNNEL } from '#app/error-reports/tunnel-path.ts';
import type { Log } from '#app/platform/log.ts';
import { forcedColorMode } from '#app/router/forced-color-mode.ts';
import {
  type PageError,
  pageNotFound,
  readPageError,
  StatusError,
} from '#app/router/page-error.ts';
import { originContext } from '#app/router/page-loader.server.ts';
import type { PagePayload } from '#app/router/page-route.ts';
import { createRouteObjects, type Environment } from '#app/router/route-objects.tsx';
import { createMatcher, matchRule } from '#app/router/route-rules.ts';
import { SITE_PICTURE, socialPicture } from '#app/router/social-picture.ts';
import { OriginContext } from '#app/router/use-address.ts';
import { createNotFoundPage, isNotFound } from './not-found-page.ts';
import { failureContext, type Provided, type Site } from './visit.ts';

export interface Rendered {
  status: number;
  html: string;
  /** The data of the page; null for an error page. */
  payload: PagePayload | null;
  error: PageError | null;
  /** False when a section failed and was replaced with an apology. */
  whole: boolean;
}

/** Resolves with a response where a loader or a middleware made one, such as a redirect. */
export type Render = (url: URL, provided?: Provided) => Promise<Rendered | Response>;

interface RenderOptions {
  site: Site;
  assets: () => Assets;
  config: Pick<Config, 'origin' | 'verification' | 'iconFallback' | 'tracking' | 'errorReports'>;
  log: Log;
  /** Whether the page of what is not found is rendered once; not in development, where it changes. */
  keep: boolean;
}

/**
 * Renders any page of the site to a complete HTML document. An unknown path, a thrown error and the error
 * in the failure context become the error page with their status.
 */
export function createRenderer({ site, assets, config, log, keep }: RenderOptions): Render {
  const routeObjects = createRouteObjects(site, serverEnvironment(site));
  const handler = createStaticHandler(routeObjects);
  const notFound = createNotFoundPage((url, error) =>
    render(url, new Map([[failureContext, error]])),
  );
  return render;

  async function render(url: URL, provided?: Provided): Promise<Rendered | Response> {
    const requestContext = new RouterContextProvider(provided);
    requestContext.set(originContext, config.origin.origin);
    let matched: StaticHandlerContext | undefined;
    const failures = new Set<unknown>();
    const response: unknown = await handler.query(new Request(url), {
      requestContext,
      generateMiddlewareResponse: async (query) => {
        const result = await query(new Request(url));
        if (result instanceof Response) return result;
        // Called again, with an error in its result, when rendering throws.
        matched = result;
        const thrown = errorOf(result);
        const kept = keep && isNotFound(thrown) && (await notFound(url, thrown));
        return new Response(kept || (await renderDocument(result, (error) => failures.add(error))));
      },
    });
    if (!(response instanceof Response)) throw new TypeError('The router made no response.');
    if (!matched) return response;
    const thrown = errorOf(matched);
    failures.delete(thrown);
    for (const failure of failures) log.error({ event: 'section_failed', error: failure });
    if (thrown !== undefined && !(thrown instanceof StatusError)) {
      log.error({ event: 'page_failed', error: thrown });
    }
    const error = thrown === undefined ? null : readPageError(thrown);
    return {
      status: error?.statusCode ?? matched.statusCode,
      html: await response.text(),
      payload: error ? null : leafPayload(matched),
      error,
      whole: failures.size === 0,
    };
  }

  async function renderDocument(
    context: StaticHandlerContext,
    onError: (error: unknown) => void,
  ): Promise<string> {
    const router = createStaticRouter(handler.dataRoutes, context);
    // An error page in place of the page forces no colour mode.
    const id = context.errors ? undefined : context.matches.at(-1)?.route.id;
    const page = id === undefined ? undefined : site.pages[id];
    const stream = await renderToReadableStream(
      <RenderIslandContext value={renderIsland}>
        <OriginContext value={config.origin.origin}>
          <Document
            assets={assets()}
            verification={config.verification}
            iconFallback={config.iconFallback?.origin ?? null}
            tracking={config.tracking}
            errorReports={forBrowsers(config.errorReports)}
            forcedColorMode={forcedColorMode(page?.colorMode)}
          >
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Document>
        </OriginContext>
      </RenderIslandContext>,
      {
        // Large sections stay in place: React must not move them with inline scripts.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError,
      },
    );
    await stream.allReady;
    return new Response(stream).text();
  }
}

function errorOf({ errors }: StaticHandlerContext): unknown {
  return Object.values(errors ?? {})[0];
}

const renderIsland: RenderIsland = (element, identifierPrefix) =>
  renderToString(element, { identifierPrefix });

function forBrowsers(reports: Config['errorReports']): ErrorReports | null {
  if (!reports) return null;
  const { dsn, environment, tunnel } = reports;
  return { dsn: dsn.href, environment, tunnel: tunnel ? TUNNEL : undefined };
}

/** Shows the error page for an error from outside the pages, such as a refused form. */
const throwFailure: MiddlewareFunction = ({ context }) => {
  const failure = context.get(failureContext);
  if (failure) throw failure;
};

function serverEnvironment({ loaders, rules }: Site): Environment {
  const matcher = createMatcher(rules);
  const address = ({ url }: Request) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  };
  return {
    middleware: [throwFailure],
    address,
    rule: (path) => matchRule(matcher, path),
    refuse: (error) => Promise.reject(error),
    beforeArrival() {},
    async load(id, route, { params, context, request }) {
      const loader = loaders[id];
      if (!loader) throw new Error(`Page '${id}' has no loader.`);
      const [module, page] = await Promise.all([route.module(), loader.load({ params, context })]);
      if (!page) throw pageNotFound(address(request));
      const { pathname } = new URL(request.url);
      const origin = context.get(originContext);
      const picture = route.audience === 'everyone' ? socialPicture(pathname) : SITE_PICTURE;
      const head = { ...page.head, canonical: origin + pathname, image: origin + picture };
      return { module, payload: { ...page, head } };
    },
  };
}

function leafPayload({ matches, loaderData }: StaticHandlerContext): PagePayload | null {
  const leaf = matches.at(-1)?.route.id;
  // Loader data is untyped in the router; the leaf's is what `load` of the environment returned.
  return leaf === undefined ? null : ((loaderData[leaf] as PagePayload | undefined) ?? null);
}
