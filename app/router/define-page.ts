import type { ReactNode } from 'react';
import type { Params, Validate } from './guard.ts';
import type { PageHead, PageMarks } from './head.tsx';
import type { ReadContext } from './visit-context.ts';

/** What a page makes its answer from. */
export interface PageRequest {
  params: Params;
  /** The site's origin, such as https://www.example.com. */
  origin: string;
  /** Reads what the server gives to the pages of this request. */
  read: ReadContext;
}

/** A page, before the server renders it. */
export interface PageAnswer {
  head: Omit<PageHead, 'canonical' | 'image'>;
  /** The content of `<main>`. */
  body: ReactNode;
  /** What the search reads of the page: every Korean text in it. Left out: title and description. */
  searchable?: unknown;
}

interface Common extends PageMarks {
  /** Where the site's menus lead to the page. */
  links?: readonly MenuLink[];
  /** Whether there is such a page: only `true` passes (conformance RT-2). */
  validate?: Validate;
  /** Names of its middleware (conformance RT-14). */
  middleware?: readonly string[];
  /** Makes the page; nothing where there is no such page (conformance RT-1). */
  page(request: PageRequest): PageAnswer | undefined | Promise<PageAnswer | undefined>;
}

/** A page that is the same for everyone: it is rendered once a day, in Korea, and kept. */
interface PageForEveryone extends Common {
  audience: 'everyone';
  path: string;
  /** Every address of a path with parameters: no other exists. */
  paths?: () => readonly string[];
  /** The day on which the page last changed, such as 2026-03-17. Null keeps it out of the sitemap. */
  lastModified: ((path: string) => string) | null;
  /** Parts of the page that the search lists by themselves, in place of the page's text. */
  searchParts?: (path: string) => readonly SearchPart[];
}

/** A page that is rendered for each request. */
interface PageForVisitor extends Common {
  audience: 'visitor';
  path: string;
}

/** A link of a menu to the page, or to a part of it. */
export interface MenuLink {
  readonly text: string;
  /** In the header, where there is little room. */
  readonly short?: string;
  /** `calculators` is a list of the menu; `main` links stand beside it. */
  readonly menu: 'calculators' | 'main' | 'footer';
  /** The id of a part of the page. */
  readonly part?: string;
  readonly important?: boolean;
}

interface SearchPart {
  /** The id of its element. */
  id: string;
  /** What it is, such as 질문. */
  kind: string;
  title: string;
  text: string;
}

export type Page = PageForEveryone | PageForVisitor;

/** A page for everyone must list the addresses of a path with parameters, so that they can be prerendered. */
type Listed<Path extends string> = Path extends `${string}:${string}`
  ? { paths: () => readonly string[] }
  : unknown;

/** Defines a page in one file with what it shows. The server alone renders it. */
export function definePage<const Path extends string>(
  page: (PageForEveryone & Listed<Path> & { path: Path }) | (PageForVisitor & { path: Path }),
): Page {
  return page;
}
