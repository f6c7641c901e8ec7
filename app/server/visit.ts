import { createContext, type Params, type RouterContextProvider } from 'react-router';
import type { ErrorReportsFacts } from '#app/content/error-reports.ts';
import type { PageHead } from '#app/router/head.tsx';
import type { SiteMiddleware } from '#app/router/named-middleware.ts';
import type { StatusError } from '#app/router/page-error.ts';
import type { PageRoute, Shell } from '#app/router/page-route.ts';
import type { RouteRules } from '#app/router/route-rules.ts';
import type { ToolName } from '#app/tracking/tools.ts';
import type { IconSets } from './icons/icon-sets.ts';

/** The site's configured origin, such as https://www.example.com. */
export const originContext = createContext<string>();

/** The configured tools that learn of visits. */
export const trackingToolsContext = createContext<readonly ToolName[]>();

/** An error that is to be shown in place of the page. */
export const failureContext = createContext<StatusError | null>(null);

/** How errors are reported, for the privacy policy; null where they are not. */
export const errorReportsContext = createContext<Omit<ErrorReportsFacts, 'recording'> | null>(null);

/** What a request brings to the loaders of its page; each feature has contexts of its own. */
export type Provided = ConstructorParameters<typeof RouterContextProvider>[0];

interface LoadedPage {
  head: Omit<PageHead, 'canonical'>;
  content: unknown;
}

/** Answers null where there is no such page. */
export type PageLoader = (args: {
  params: Params;
  context: Readonly<RouterContextProvider>;
}) => LoadedPage | null | Promise<LoadedPage | null>;

/** Pages and what they are drawn from: the site itself, or the site with pages made for tests. */
export interface Site {
  routes: readonly PageRoute[];
  rules: RouteRules;
  middleware: SiteMiddleware;
  shell: Shell;
  loaders: Record<string, PageLoader>;
  /** Icons that the browser may ask for by name. */
  iconSets: IconSets;
}
