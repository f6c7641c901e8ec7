import { createContext, type Params } from 'react-router';
import type { FormState, Receipt } from '#app/consult/form-state.ts';
import type { PageHead } from '#app/head.tsx';
import type { PageRoute, Shell } from '#app/routing/page-route.ts';

/** What the server knows about one request when it draws a page. */
export interface Visit {
  /** The site's configured origin. */
  origin: string;
  /** State of the consultation form that the page shows. */
  form: FormState;
  /** An error that is to be shown in place of the page. */
  failure?: unknown;
  findReceipt(reference: string): Promise<Receipt | null>;
}

export const visitContext = createContext<Visit>();

interface LoadedPage {
  head: Omit<PageHead, 'canonical'>;
  content: unknown;
}

export type PageLoader = (args: {
  params: Params;
  visit: Visit;
}) => LoadedPage | null | Promise<LoadedPage | null>;

/** Pages and what they are drawn from: the site itself, or the site with pages made for tests. */
export interface Site {
  routes: readonly PageRoute[];
  shell: Shell;
  loaders: Record<string, PageLoader>;
}
