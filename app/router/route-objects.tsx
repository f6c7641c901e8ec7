import type { ComponentType } from 'react';
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  type RouteObject,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router';
import { Arrival } from './arrival.tsx';
import { useForcedColorMode } from './forced-color-mode.ts';
import { checkVisit } from './guard.ts';
import { Head } from './head.tsx';
import { runMiddleware, type SiteMiddleware } from './named-middleware.ts';
import { pageNotFound, type StatusError } from './page-error.ts';
import type { PageModule, PagePayload, PageProps, PageRoute, RouterSite } from './page-route.ts';
import type { MatchedRule } from './route-rules.ts';

/** What the server and the browser do differently. */
export interface Environment {
  /** Loads the code and the payload of a page. */
  load(
    id: string,
    route: PageRoute,
    args: LoaderFunctionArgs,
  ): Promise<{ module: PageModule; payload: PagePayload }>;
  /** The requested address: path, query and, in the browser, hash. */
  address(request: Request): string;
  /** The merged rule of a path. */
  rule(path: string): Promise<MatchedRule> | MatchedRule;
  /** Ends a visit that middleware refuses, or that names unknown middleware. */
  refuse(error: StatusError): Promise<never>;
  /** Called when a visit is about to end on a page, or on the error page. */
  beforeArrival(): void;
  middleware: MiddlewareFunction[];
}

/**
 * The routes as the router wants them. The root has no loader: at the take-over its data would be
 * taken as loaded, for ever.
 */
export function createRouteObjects(
  { pages, middleware, shell }: RouterSite,
  environment: Environment,
): RouteObject[] {
  return [
    {
      id: 'root',
      middleware: environment.middleware,
      element: <Root />,
      errorElement: shell.error,
      children: [
        {
          id: 'layout',
          element: shell.layout,
          children: Object.entries(pages).map(([id, route]) =>
            pageObject(id, route, middleware, environment),
          ),
        },
        {
          id: 'no-match',
          path: '*',
          element: null,
          loader({ request }) {
            environment.beforeArrival();
            throw pageNotFound(environment.address(request));
          },
        },
      ],
    },
  ];
}

function Root() {
  return (
    <>
      <Outlet />
      <Arrival />
    </>
  );
}

/**
 * The code is imported in the loader, beside the payload, and the page is rendered from it: with
 * `route.lazy` the router would load the current page again at the take-over.
 */
function pageObject(
  id: string,
  route: PageRoute,
  middleware: SiteMiddleware,
  environment: Environment,
): RouteObject {
  const code: LoadedCode = { module: null };
  return {
    id,
    path: route.path,
    caseSensitive: true,
    handle: { scrollToTop: route.scrollToTop ?? true },
    element: <LoadedPage route={route} code={code} />,
    async loader(args) {
      await admit(route, middleware, environment, args);
      const { module, payload } = await environment.load(id, route, args);
      code.module = module;
      return payload;
    },
  };
}

/** Admits, redirects or refuses a visit (conformance RT-2, RT-4, RT-5, RT-14). */
async function admit(
  route: PageRoute,
  middleware: SiteMiddleware,
  environment: Environment,
  { request, params }: LoaderFunctionArgs,
): Promise<void> {
  const path = new URL(request.url).pathname;
  const visit = { path, params, fullPath: environment.address(request) };
  await checkVisit(route.validate, visit).catch((error: unknown) => {
    environment.beforeArrival();
    throw error;
  });
  const { appMiddleware } = await environment.rule(path);
  const verdict = await runMiddleware(
    middleware,
    { page: route.middleware, rule: appMiddleware },
    visit,
  );
  if ('redirect' in verdict) throw redirect(verdict.redirect);
  if ('refused' in verdict) await environment.refuse(verdict.refused);
}

interface LoadedCode {
  module: PageModule | null;
}

function LoadedPage({ route, code }: { route: PageRoute; code: LoadedCode }) {
  useForcedColorMode(route.colorMode);
  const { head, content } = useLoaderData<PagePayload>();
  const { pathname } = useLocation();
  if (!code.module) throw new Error('The loader of this page has not run.');
  // The payload comes from this page's own loader, whose content fits (LoadersOf).
  const Page = code.module.Page as ComponentType<PageProps<unknown>>;
  return (
    <>
      <Head head={head} />
      {/* Two guides share a component: each is rendered anew, as a translator has replaced the texts of the first. */}
      <Page key={pathname} content={content} />
    </>
  );
}
