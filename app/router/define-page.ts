import type { ReactNode } from 'react';
import type { PageFlags, PageHead } from './head.tsx';
import type { ReadContext } from './visit-context.ts';

/** The parameters of a path, decoded. */
export type Params = Readonly<Record<string, string>>;

/** A request for a page, before the page is made. */
export interface Visit {
  path: string;
  params: Params;
  /** Path and query. */
  fullPath: string;
}

/** Whether the page exists: only `true` passes (conformance RT-2). */
export type Validate = (visit: Visit) => unknown;

/** The data from which a page makes its answer. */
export interface PageRequest {
  params: Params;
  /** The site's origin, such as https://www.example.com. */
  origin: string;
  /** Reads values that the server provides for this request. */
  read: ReadContext;
}

/** A page, before the server renders it. */
export interface PageAnswer {
  head: Omit<PageHead, 'canonical' | 'image'>;
  /** The content of `<main>`. */
  body: ReactNode;
  /** Data whose Korean texts the search reads, besides title and description. */
  searchable?: unknown;
}

interface Common extends PageFlags {
  /** Links to the page in the site's menus. */
  links?: readonly MenuLink[];
  /** The validity check of the page (conformance RT-2). */
  validate?: Validate;
  /** Names of the page's middleware (conformance RT-14). */
  middleware?: readonly string[];
  /** Makes the page; undefined if it does not exist (conformance RT-1). */
  page(request: PageRequest): PageAnswer | undefined | Promise<PageAnswer | undefined>;
}

/** A page that is the same for everyone, rendered once per day in Korea and then served from memory. */
interface PageForEveryone extends Common {
  audience: 'everyone';
  path: string;
  /** All addresses of a path with parameters. No others exist. */
  paths?: () => readonly string[];
  /** The day on which the page last changed, such as 2026-03-17. Null keeps it out of the sitemap. */
  lastModified: ((path: string) => string) | null;
  /** Parts of the page that the search lists separately, in place of the page's text. */
  searchParts?: (path: string) => readonly SearchPart[];
}

/** A page that is rendered for each request. */
interface PageForVisitor extends Common {
  audience: 'visitor';
  path: string;
}

/** A menu link to the page or to a part of it. */
export interface MenuLink {
  readonly text: string;
  /** A shorter text for the header. */
  readonly short?: string;
  /** False if only the drawer has the link, because the header has no place for it. */
  readonly header?: false;
  /** `calculators` is a list of the menu; `main` links follow it. */
  readonly menu: 'calculators' | 'main' | 'footer';
  /** The id of a part of the page. */
  readonly part?: string;
  readonly important?: boolean;
}

interface SearchPart {
  /** The id of the part's element. */
  id: string;
  /** The kind of the part, such as 질문. */
  kind: string;
  title: string;
  text: string;
  /** Other names by which people search for the part. They count like the title and are not shown. */
  words?: readonly string[];
}

export type Page = PageForEveryone | PageForVisitor;

/** A page for everyone must list the addresses of a path with parameters, so that they can be prerendered. */
type Listed<Path extends string> = Path extends `${string}:${string}`
  ? { paths: () => readonly string[] }
  : unknown;

/** Defines a page in the same file as its content. Only the server renders it. */
export function definePage<const Path extends string>(
  page: (PageForEveryone & Listed<Path> & { path: Path }) | (PageForVisitor & { path: Path }),
): Page {
  return page;
}
