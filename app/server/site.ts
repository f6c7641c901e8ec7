import type { ComponentType, ReactNode } from 'react';
import type { Config } from '#app/config/config.ts';
import type { Assets } from '#app/entry/document.tsx';
import type { Log } from '#app/platform/log.ts';
import type { SiteMiddleware } from '#app/router/admit.ts';
import type { Page } from '#app/router/define-page.ts';
import type { PageHead } from '#app/router/head.tsx';
import type { NearPage, PageError } from '#app/router/page-error.ts';
import type { RouteRules } from '#app/routing/route-rules.ts';
import type { IconSets } from '#app/ui/icon/icon-set.ts';

/** Everything that the server needs to serve the site. */
export interface Setup {
  config: Config;
  log: Log;
  site: Site;
  /** Read for each page, since development has no fixed build. */
  assets: () => Assets;
  /** Folder of the browser's build; null in development, where Vite serves it. */
  clientDir: string | null;
}

/** The site to serve: the real one, or one with additional test pages. */
export interface Site {
  pages: readonly Page[];
  middleware: SiteMiddleware;
  rules: RouteRules;
  shell: Shell;
  /** Icons that the browser may request by name. */
  iconSets: IconSets;
}

/** The layout of every page, and the error page. */
interface Shell {
  /** `html` is the content of `<main>`. */
  Layout: ComponentType<{ path: string; html: string }>;
  /** Ends a printed page; `address` is null on a page for one visitor. */
  Colophon: ComponentType<{ address: string | null }>;
  errorPage: (
    error: PageError,
    canonical: string,
    near: NearPage | null,
  ) => { head: PageHead; body: ReactNode };
}
