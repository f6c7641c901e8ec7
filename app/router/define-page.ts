import type { ReactNode } from 'react';
import type { Params, Validate } from './guard.ts';
import type { PageHead, PageMarks } from './head.tsx';
import type { ReadContext } from './visit-context.ts';

/** Input from which a page makes its answer. */
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
  /** Content whose Korean texts the search indexes. Without it, only title and description can be found. */
  searchable?: unknown;
}

interface Common extends PageMarks {
  /** Links to the page in the site's menus. */
  links?: readonly MenuLink[];
  /** Whether the page exists: only `true` passes (conformance RT-2). */
  validate?: Validate;
  /** Names of the page's middleware (conformance RT-14). */
  middleware?: readonly string[];
  /** Makes the page. Returns undefined if no such page exists (conformance RT-1). */
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
  /** Parts that the search lists as results of their own, instead of the page's text. */
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
  /** Shorter text for the header. */
  readonly short?: string;
  /** `calculators` is a list within the main menu; `main` links are entries of their own. */
  readonly menu: 'calculators' | 'main' | 'footer';
  /** The id of a part of the page. */
  readonly part?: string;
  readonly important?: boolean;
}

interface SearchPart {
  /** The id of the part's element. */
  id: string;
  /** Kind of content, such as 질문. */
  kind: string;
  title: string;
  text: string;
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
