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
import { pageNotFound } from './page-error.ts';
import type { PageModule, PagePayload, PageProps, PageRoute, Shell } from './page-route.ts';

/** Brings the code and the payload of a page; server and browser each have their own way. */
export type LoadPage = (
  route: PageRoute,
  args: LoaderFunctionArgs,
) => Promise<{ module: PageModule; payload: PagePayload }>;

/**
 * The routes as the router wants them. The root has no loader: at the take-over its data would be
 * taken for drawn, for ever.
 */
export function createRouteObjects(
  routes: readonly PageRoute[],
  shell: Shell,
  load: LoadPage,
  middleware: MiddlewareFunction[] = [],
): RouteObject[] {
  return [
    {
      id: 'root',
      middleware,
      element: <Root />,
      errorElement: shell.error,
      children: [
        {
          id: 'layout',
          element: shell.layout,
          children: routes.map((route) => pageObject(route, load)),
        },
        {
          id: 'no-match',
          path: '*',
          element: null,
          loader({ request }) {
            const { pathname, search } = new URL(request.url);
            throw pageNotFound(pathname + search);
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
function pageObject(route: PageRoute, load: LoadPage): RouteObject {
  const code: LoadedCode = { module: null };
  return {
    id: route.id,
    path: route.path,
    element: <LoadedPage code={code} />,
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

function LoadedPage({ code }: { code: LoadedCode }) {
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
