import type { ComponentType, ReactNode } from 'react';
import type { ColorModePreference } from '#app/browser/color-mode.ts';
import type { Validate } from './guard.ts';
import type { PageHead } from './head.tsx';
import type { SiteMiddleware } from './named-middleware.ts';

/** One page, as the server and the browser know it. What the server alone knows is in its loader. */
export interface PageRoute {
  path: string;
  /** `everyone`: the same for all, rendered once and kept. `visitor`: rendered for each request. */
  audience: 'everyone' | 'visitor';
  /** Forces the colour mode of this page (CM-5); `system` cannot be forced and warns (CM-6). */
  colorMode?: ColorModePreference;
  /** False where a visit keeps the scroll position (conformance RT-16). */
  scrollToTop?: false;
  /** Whether there is such a page: only `true` passes (conformance RT-2). */
  validate?: Validate;
  /** Names of its middleware (conformance RT-14). */
  middleware?: readonly string[];
  module: () => Promise<PageModule>;
}

/** Pages by their ids. */
export type PageTable = Readonly<Record<string, PageRoute>>;

/** What the component of a page is given by its loader. */
export type ContentOf<Route extends PageRoute> = Awaited<
  ReturnType<Route['module']>
>['Page'] extends (props: PageProps<infer Content>) => unknown
  ? Content
  : never;

/** `never`: a table of pages does not know the content of each. */
export interface PageModule {
  Page: ComponentType<PageProps<never>>;
}

export interface PageProps<Content> {
  content: Content;
}

/** The data of a page: the server loads it, the browser fetches it. */
export interface PagePayload {
  head: PageHead;
  content: unknown;
}

/** What the router takes of a site. */
export interface RouterSite {
  pages: PageTable;
  middleware: SiteMiddleware;
  shell: Shell;
}

/** The layout around every page, and the page shown when one fails. */
interface Shell {
  layout: ReactNode;
  error: ReactNode;
}
