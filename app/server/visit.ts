import { createContext, type RouterContext, type RouterContextProvider } from 'react-router';
import type { Config } from '#app/config/config.ts';
import type { Assets } from '#app/entry/document.tsx';
import type { Log } from '#app/platform/log.ts';
import type { StatusError } from '#app/router/page-error.ts';
import type { PageLoaders } from '#app/router/page-loader.server.ts';
import type { RouterSite } from '#app/router/page-route.ts';
import type { RouteRules } from '#app/router/route-rules.ts';
import type { IconSets } from './icons/icon-sets.ts';

/** An error that is to be shown in place of the page. */
export const failureContext = createContext<StatusError | null>(null);

/** What a request brings to the loaders of its page; each feature has contexts of its own. */
export type Provided = ConstructorParameters<typeof RouterContextProvider>[0];

type Provision<Value> = readonly [context: RouterContext<Value>, value: NoInfer<Value>];

/** Gives each context its value. */
export function provide<Values extends unknown[]>(
  ...provisions: { [At in keyof Values]: Provision<Values[At]> }
): Provided {
  return new Map(provisions);
}

/** What the site is served with. */
export interface Setup {
  config: Config;
  log: Log;
  site: Site;
  /** Read for each page, since development has no fixed build. */
  assets: () => Assets;
  /** Folder of the browser's build; null in development, where Vite serves it. */
  clientDir: string | null;
}

/** A site as it is served: this one, or this one with pages made for tests. */
export interface Site extends RouterSite {
  rules: RouteRules;
  loaders: PageLoaders;
  /** Icons that the browser may ask for by name. */
  iconSets: IconSets;
}
