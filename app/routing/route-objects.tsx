import type { ComponentType } from 'react';
import {
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  Outlet,
  type RouteObject,
  useLoaderData,
} from 'react-router';
import { Head } from '../head.tsx';
import { Arrival } from './arrival.tsx';
import { useForcedColorMode } from './forced-color-mode.ts';
import { pageNotFound } from './page-error.ts';
import type { PageModule, PagePayload, PageProps, PageRoute, SitePages } from './page-route.ts';

/** What the server and the browser do in ways of their own. */
export interface Environment {
  /** Brings the code and the payload of a page. */
  load(
    route: PageRoute,
    args: LoaderFunctionArgs,
  ): Promise<{ module: PageModule; payload: PagePayload }>;
  /** The address that is asked for, with all that is known of it: path, query, hash. */
  address(request: Request): string;
  middleware: MiddlewareFunction[];
}

/**
 * The routes as the router wants them. The root has no loader: at the take-over its data would be
 * taken for drawn, for ever.
 */
export function createRouteObjects(
  { routes, shell }: Omit<SitePages, 'serverAddresses'>,
  environment: Environment,
  further: RouteObject[] = [],
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
          children: routes.map((route) => pageObject(route, environment)),
        },
        ...further,
        {
          id: 'no-match',
          path: '*',
          element: null,
          loader({ request }) {
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
 * The code is imported in the loader, beside the payload, and the page is drawn from it: with
 * `route.lazy` the router would load the current page again at the take-over.
 */
function pageObject(route: PageRoute, { load }: Environment): RouteObject {
  const code: LoadedCode = { module: null };
  return {
    id: route.id,
    path: route.path,
    caseSensitive: true,
    element: <LoadedPage route={route} code={code} />,
    async loader(args) {
      const { module, payload } = await load(route, args);
      code.module = module;
      return payload;
    },
  };
}

interface LoadedCode {
  module: PageModule | null;
}

function LoadedPage({ route, code }: { route: PageRoute; code: LoadedCode }) {
  useForcedColorMode(route.colorMode);
  const { head, content } = useLoaderData<PagePayload>();
  if (!code.module) throw new Error('The loader of this page has not run.');
  // The payload was made for this page by its own loader.
  const Page = code.module.Page as ComponentType<PageProps<unknown>>;
  return (
    <>
      <Head head={head} />
      <Page content={content} />
    </>
  );
}
