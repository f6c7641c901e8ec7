import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandContext, type IslandRenderer } from '#app/browser/island.tsx';
import type { Config } from '#app/config/config.ts';
import { type Assets, Document, type ErrorReports } from '#app/entry/document.tsx';
import { TUNNEL } from '#app/error-reports/tunnel-path.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import type { Log } from '#app/platform/log.ts';
import { checkVisit } from '#app/router/guard.ts';
import { Head, type PageHead, type PageMarks } from '#app/router/head.tsx';
import { createPageMatcher } from '#app/router/match-page.ts';
import { runMiddleware } from '#app/router/named-middleware.ts';
import {
  type NearPage,
  type PageError,
  pageNotFound,
  readPageError,
  StatusError,
} from '#app/router/page-error.ts';
import { publicPages } from '#app/router/public-pages.ts';
import { SITE_PICTURE, socialPicture } from '#app/router/social-picture.ts';
import { type Provided, reader } from '#app/router/visit-context.ts';
import type { Payload } from '#app/routing/payload.ts';
import { createMatcher, matchRule } from '#app/routing/route-rules.ts';
import { nearestPath } from './meant-path.ts';
import { failureContext, type Site } from './site.ts';

export interface Rendered {
  status: number;
  html: string;
  /** What a navigation fetches of the page; null for an error page. */
  payload: Payload | null;
  error: PageError | null;
  /** False when a section failed and was replaced with an apology. */
  whole: boolean;
}

/** Resolves with a response where a middleware made one: a redirect. */
export type Render = (url: URL, provided?: Provided) => Promise<Rendered | Response>;

export interface Renderer {
  render: Render;
  /** The page of an error with a status, as a navigation fetches it. */
  errorPayload: (statusCode: number) => Payload;
}

interface RenderOptions {
  site: Pick<Site, 'pages' | 'middleware' | 'shell' | 'rules'>;
  assets: () => Assets;
  config: Pick<
    Config,
    'origin' | 'verification' | 'iconFallback' | 'tracking' | 'errorReports' | 'clientNavigation'
  >;
  log: Log;
  alerts: Alerts;
}

/** A page that exists and admits the visit. */
interface Admitted {
  head: PageHead;
  marks: PageMarks;
  body: ReactNode;
}

/**
 * Renders any page of the site to a complete HTML document. An unknown path, a thrown error and the error
 * in the failure context become the error page with their status.
 */
export function createRenderer({ site, assets, config, log, alerts }: RenderOptions): Renderer {
  const match = createPageMatcher(site.pages);
  const paths = publicPages(site.pages).map(({ path }) => path);
  const rules = createMatcher(site.rules);
  const { Layout, Colophon, errorPage } = site.shell;
  const { origin } = config.origin;
  return { render, errorPayload };

  async function render(url: URL, provided: Provided = new Map()): Promise<Rendered | Response> {
    try {
      const failure = reader(provided)(failureContext);
      if (failure) throw failure;
      const page = await admit(url, provided);
      return page instanceof Response ? page : await show(url, page);
    } catch (thrown) {
      if (!(thrown instanceof StatusError)) {
        log.error({ event: 'page_failed', error: thrown });
        alerts.raise('page_failed');
      }
      const error = readPageError(thrown);
      return fail(url, error, error.statusCode === 404 ? await nearest(url, provided) : null);
    }
  }

  /** Finds, admits and makes the page of an address (conformance RT-1 to RT-5, RT-14). */
  async function admit(url: URL, provided: Provided): Promise<Admitted | Response> {
    const { pathname } = url;
    const fullPath = pathname + url.search;
    const found = match(pathname);
    if (!found) throw pageNotFound(fullPath);
    const { page, params } = found;
    const visit = { path: pathname, params, fullPath };
    await checkVisit(page.validate, visit);
    const verdict = await runMiddleware(
      site.middleware,
      { page: page.middleware, rule: matchRule(rules, pathname).appMiddleware },
      visit,
    );
    if ('redirect' in verdict) {
      return new Response(null, { status: 302, headers: { location: verdict.redirect } });
    }
    if ('refused' in verdict) throw verdict.refused;
    const isForEveryone = page.audience === 'everyone';
    if (isForEveryone && page.paths && !page.paths().includes(pathname))
      throw pageNotFound(fullPath);
    const answer = await page.page({ params, origin, read: reader(provided) });
    if (!answer) throw pageNotFound(fullPath);
    const picture = isForEveryone ? socialPicture(pathname) : SITE_PICTURE;
    const head = { ...answer.head, canonical: origin + pathname, image: origin + picture };
    const body = (
      <>
        {answer.body}
        <Colophon address={isForEveryone ? head.canonical : null} />
      </>
    );
    return { head, marks: page, body };
  }

  /** The body is rendered once, for the document and for its payload. */
  async function show(url: URL, { head, marks, body }: Admitted): Promise<Rendered> {
    const failures: unknown[] = [];
    const html = await renderBody(body, islandRenderer(assets()), (error) => {
      failures.push(error);
    });
    for (const error of failures) {
      log.error({ event: 'section_failed', error });
      alerts.raise('page_failed');
    }
    return {
      status: 200,
      html: renderDocument(head, marks, <Layout path={url.pathname} html={html} />),
      payload: { head: renderToStaticMarkup(<Head head={head} page={marks} />), html },
      error: null,
      whole: failures.length === 0,
    };
  }

  /** The page that may have been meant by an address of none. */
  async function nearest({ pathname }: URL, provided: Provided): Promise<NearPage | null> {
    const href = nearestPath(pathname, paths);
    const found = href === null ? null : match(href);
    if (href === null || !found) return null;
    const { page, params } = found;
    const answer = await page.page({ params, origin, read: reader(provided) });
    return answer ? { href, title: answer.head.title } : null;
  }

  function fail(url: URL, error: PageError, near: NearPage | null): Rendered {
    const { head, body } = errorPage(error, origin + url.pathname, near);
    // An error page in place of the page forces no colour mode.
    const html = renderDocument(head, {}, body);
    return { status: error.statusCode, html, payload: null, error, whole: true };
  }

  function errorPayload(statusCode: number): Payload {
    const { head, body } = errorPage(
      readPageError(new StatusError(statusCode)),
      `${origin}/`,
      null,
    );
    return { head: renderToStaticMarkup(<Head head={head} />), html: renderToString(body) };
  }

  function renderDocument(head: PageHead, marks: PageMarks, children: ReactNode): string {
    const document = renderToString(
      <Document
        assets={assets()}
        head={head}
        marks={marks}
        verification={config.verification}
        iconFallback={config.iconFallback?.origin ?? null}
        tracking={config.tracking}
        errorReports={forBrowsers(config.errorReports)}
        clientNavigation={config.clientNavigation}
      >
        {children}
      </Document>,
      // Ids of the layout stay while those of pages come and go.
      { identifierPrefix: 'site' },
    );
    return `<!DOCTYPE html>${document}`;
  }
}

/** @param onError called with the error of a section that failed */
async function renderBody(
  body: ReactNode,
  islands: IslandRenderer,
  onError: (error: unknown) => void,
): Promise<string> {
  const stream = await renderToReadableStream(
    <IslandContext value={islands}>{body}</IslandContext>,
    {
      // Large sections stay in place: React must not move them with inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
    },
  );
  await stream.allReady;
  return new Response(stream).text();
}

const islandRenderer = ({ islands }: Assets): IslandRenderer => ({
  render: (element, identifierPrefix) => renderToString(element, { identifierPrefix }),
  scripts: (name) => islands[name] ?? [],
});

function forBrowsers(reports: Config['errorReports']): ErrorReports | null {
  if (!reports) return null;
  const { dsn, environment, tunnel } = reports;
  return { dsn: dsn.href, environment, tunnel: tunnel ? TUNNEL : undefined };
}
