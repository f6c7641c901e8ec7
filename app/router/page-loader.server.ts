import { createContext, type Params, type RouterContextProvider } from 'react-router';
import type { PageHead } from './head.tsx';
import type { ContentOf, PageRoute, PageTable } from './page-route.ts';

/** The server's part of a page. */
export interface PageLoader<Content = unknown> {
  /** Null where there is no such page. */
  load(visit: Visit): LoadedPage<Content> | null | Promise<LoadedPage<Content> | null>;
  /** Lists every address of a path with parameters. */
  paths?: () => readonly string[];
  /**
   * The day on which the page at an address last changed, such as 2026-03-17. Null keeps
   * the page out of the sitemap; a page for everyone says one or the other.
   */
  lastModified?: ((path: string) => string) | null;
  /** Parts of the page that the search lists by themselves, in place of the page's text. */
  searchParts?: (path: string) => readonly SearchPart[];
}

interface SearchPart {
  /** The id of its element. */
  id: string;
  /** What it is, such as 질문. */
  kind: string;
  title: string;
  text: string;
}

interface Visit {
  params: Params;
  context: Readonly<RouterContextProvider>;
}

export interface LoadedPage<Content = unknown> {
  head: Omit<PageHead, 'canonical' | 'image'>;
  content: Content;
}

/** A loader for each page of a table, which gives what its component takes. */
export type LoadersOf<Table extends PageTable> = {
  readonly [Id in keyof Table]: PageLoader<ContentOf<Table[Id]>> &
    PathsOf<Table[Id]> &
    DateOf<Table[Id]>;
};

/** A page for everyone has addresses that are known beforehand. */
type PathsOf<Route extends PageRoute> = Route extends {
  audience: 'everyone';
  path: `${string}:${string}`;
}
  ? { paths: () => readonly string[] }
  : unknown;

/** A page for everyone is in the sitemap with a date, or is left out by name. */
type DateOf<Route extends PageRoute> = Route extends { audience: 'everyone' }
  ? { lastModified: ((path: string) => string) | null }
  : unknown;

export type PageLoaders = Readonly<Record<string, PageLoader>>;

/** The site's configured origin, such as https://www.example.com. */
export const originContext = createContext<string>();
