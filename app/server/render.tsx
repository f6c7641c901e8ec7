import type { ReactNode } from 'react';
import { renderToReadableStream, renderToStaticMarkup, renderToString } from 'react-dom/server';
import { IslandContext, type IslandRenderer } from '#app/browser/island.tsx';
import type { Config } from '#app/config/config.ts';
import { type Assets, Document, type ErrorReports } from '#app/entry/document.tsx';
import { TUNNEL } from '#app/error-reports/tunnel-path.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import type { Log } from '#app/platform/log.ts';
import { createAdmission, createPageMatcher } from '#app/router/admit.ts';
import { Head, type PageFlags, type PageHead } from '#app/router/head.tsx';
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
import { keepTogether } from './keep-together.ts';
import { nearestPath } from './meant-path.ts';
import type { Site } from './site.ts';

export interface Rendered {
  status: number;
  html: string;
  /** The page as a navigation fetches it; null for an error page. */
  payload: Payload | null;
  error: PageError | null;
  /** False when a section failed and was replaced with an apology. */
  whole: boolean;
}

export interface Renderer {
  /**
   * Renders the page of an address, or the error page for an unknown path and a thrown error. Resolves with a response if
   * a middleware redirects.
   */
  render: (url: URL, provided: Provided) => Promise<Rendered | Response>;
  /** Renders the error page for anything thrown at an address. A 404 proposes the page that resembles the address. */
  fail: (url: URL, thrown: unknown, provided: Provided) => Promise<Rendered>;
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

/** A page that admitted the visit and answered it. */
interface Answered {
  head: PageHead;
  flags: PageFlags;
  body: ReactNode;
}

/** Renders any page of the site, and the error page, to a complete HTML document. */
export function createRenderer({ site, assets, config, log, alerts }: RenderOptions): Renderer {
  const admit = createAdmission(site);
  const match = createPageMatcher(site.pages);
  const paths = publicPages(site.pages).map(({ path }) => path);
  const { Layout, Colophon, errorPage } = site.shell;
  const { origin } = config.origin;
  return { render, fail, errorPayload };

  async function render(url: URL, provided: Provided): Promise<Rendered | Response> {
    try {
      const page = await answer(url, provided);
      return page instanceof Response ? page : await show(url, page);
    } catch (thrown) {
      if (!(thrown instanceof StatusError)) {
        log.error({ event: 'page_failed', error: thrown });
        alerts.raise('page_failed');
      }
      return fail(url, thrown, provided);
    }
  }

  /** Has the page of an address make its head and body. */
  async function answer(url: URL, provided: Provided): Promise<Answered | Response> {
    const { pathname } = url;
    const admitted = await admit(url);
    if ('redirect' in admitted) {
      return new Response(null, { status: 302, headers: { location: admitted.redirect } });
    }
    const { page, params } = admitted;
    const made = await page.page({ params, origin, read: reader(provided) });
    if (!made) throw pageNotFound(pathname + url.search);
    const isForEveryone = page.audience === 'everyone';
    const picture = isForEveryone ? socialPicture(pathname) : SITE_PICTURE;
    const head = { ...made.head, canonical: origin + pathname, image: origin + picture };
    const body = (
      <>
        {made.body}
        <Colophon address={isForEveryone ? head.canonical : null} />
      </>
    );
    return { head, flags: page, body };
  }

  /** The body is rendered once, for the document and for its payload. */
  async function show(url: URL, { head, flags, body }: Answered): Promise<Rendered> {
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
      html: renderDocument(head, flags, <Layout path={url.pathname} html={html} />),
      payload: {
        head: renderToStaticMarkup(
          <>
            {flags.furtherStyles && <link rel="stylesheet" href={assets().furtherStyles} />}
            <Head head={head} page={flags} />
          </>,
        ),
        html,
      },
      error: null,
      whole: failures.length === 0,
    };
  }

  async function fail(url: URL, thrown: unknown, provided: Provided): Promise<Rendered> {
    const error = readPageError(thrown);
    const near = error.statusCode === 404 ? await nearest(url, provided) : null;
    const { head, body } = errorPage(error, origin + url.pathname, near);
    // An error page in place of the page forces no colour mode.
    const html = renderDocument(head, {}, body);
    return { status: error.statusCode, html, payload: null, error, whole: true };
  }

  /** The page that an unknown address resembles. */
  async function nearest({ pathname }: URL, provided: Provided): Promise<NearPage | null> {
    const href = nearestPath(pathname, paths);
    const found = href === null ? null : match(href);
    if (href === null || !found) return null;
    const { page, params } = found;
    const made = await page.page({ params, origin, read: reader(provided) });
    return made ? { href, title: made.head.title } : null;
  }

  function errorPayload(statusCode: number): Payload {
    const { head, body } = errorPage(
      readPageError(new StatusError(statusCode)),
      `${origin}/`,
      null,
    );
    return { head: renderToStaticMarkup(<Head head={head} />), html: renderToString(body) };
  }

  function renderDocument(head: PageHead, flags: PageFlags, children: ReactNode): string {
    const document = renderToString(
      <Document
        assets={assets()}
        head={head}
        flags={flags}
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
  return keepTogether(await new Response(stream).text());
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
