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
  /** Fixes the colour mode of this page (CM-5); `system` cannot be fixed and warns (CM-6). */
  colorMode?: ColorModePreference;
  /** False where a visit leaves the window as far down as it was (conformance RT-16). */
  scrollToTop?: false;
  /** Whether there is such a page: only `true` passes (conformance RT-2). */
  validate?: Validate;
  /** Names of middleware that it passes through (conformance RT-14). */
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

/** `never`, because a table of pages does not know what content each takes. */
export interface PageModule {
  Page: ComponentType<PageProps<never>>;
}

export interface PageProps<Content> {
  content: Content;
}

/** What a page is rendered from: read by the server, fetched by the browser. */
export interface PagePayload {
  head: PageHead;
  content: unknown;
}

/** What the router takes of a site. */
export interface RouterSite {
  pages: PageTable;
  middleware: SiteMiddleware;
  shell: Shell;
  /** Paths that only the server answers: the browser loads them as documents. */
  serverAddresses: readonly string[];
}

/** What stands around every page, and what stands in its place when it cannot be shown. */
interface Shell {
  layout: ReactNode;
  error: ReactNode;
}
