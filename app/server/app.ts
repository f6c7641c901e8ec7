import { Hono } from 'hono';
import type { Consult } from '#app/consult/consult.server.ts';
import { formContext, formOptionsContext } from '#app/consult/intake/contexts.server.ts';
import type { FormPages } from '#app/consult/intake/reply.server.ts';
import { receiptContext } from '#app/consult/receipt/context.server.ts';
import type { ReceiptPages } from '#app/consult/receipt/receipt-routes.server.ts';
import { callPeriod } from '#app/consult/requests/call-due.ts';
import { errorReportsContext } from '#app/error-reports/contexts.server.ts';
import { tunnelRoutes } from '#app/error-reports/tunnel.server.ts';
import { plainPages } from '#app/pages/error/copy.ts';
import { findContext, searchEntriesContext } from '#app/pages/search/search-context.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import type { App } from '#app/platform/http.ts';
import { isLocalSite, isLoopback } from '#app/platform/loopback.ts';
import { createVisitorGuard } from '#app/platform/visitor-guard.ts';
import { describeBuild } from '#app/router/describe-build.ts';
import { StatusError } from '#app/router/page-error.ts';
import { publicPages } from '#app/router/public-pages.ts';
import { provide } from '#app/router/visit-context.ts';
import { BUILDS } from '#app/routing/manifest.ts';
import { ERROR_PAYLOAD } from '#app/routing/payload.ts';
import { createFind, type Find } from '#app/search/find.ts';
import { SEARCH_ENTRIES, SEARCH_PATH } from '#app/search/search-entry.ts';
import { trackingToolsContext } from '#app/tracking/contexts.server.ts';
import { contactRoutes } from '#app/tracking/counts/contact.ts';
import { toolNames } from '#app/tracking/tools.ts';
import { clientFiles } from './client-files.ts';
import { discoveryRoutes } from './discovery.ts';
import { healthRoutes, type Readiness } from './health.ts';
import { iconRoutes } from './icons/icons.ts';
import {
  answerFromCache,
  cachedText,
  createKeptBodies,
  type HeaderFields,
  type KeptBodies,
  respondFromCache,
} from './kept-bodies.ts';
import { createHostCheck, refuseOtherHosts } from './known-hosts.ts';
import type { Metrics } from './metrics.ts';
import { bearerOf, metricsRoutes } from './operator.ts';
import { createPages, payloadHeaders } from './pages.ts';
import { plainHeaders, plainPage } from './plain-page.ts';
import type { Renderer } from './render.tsx';
import { logRequests } from './request-log.ts';
import { redirectByRules } from './route-rules.ts';
import { searchRoute } from './search-answers.ts';
import { createSearchEntries } from './search-entries.ts';
import { secureResponses, securityHeaders } from './security.ts';
import type { Setup } from './site.ts';

interface AppOptions extends Setup, Renderer {
  consult: Consult;
  readiness: Readiness;
  metrics: Metrics;
  alerts: Alerts;
}

/** The whole site as `(Request) → Response`. */
export async function createApp(options: AppOptions): Promise<App> {
  const {
    config,
    log,
    alerts,
    site,
    consult,
    render,
    fail,
    errorPayload,
    readiness,
    metrics,
    clientDir,
  } = options;
  const development = clientDir === null;
  const { origin, hstsSubdomains, iconFallback, tracking, errorReports } = config;
  const reportsFacts = errorReports && {
    host: errorReports.dsn.hostname,
    tunnel: errorReports.tunnel,
  };
  const provided = provide(
    [formOptionsContext, consult.formOptions],
    [trackingToolsContext, toolNames(tracking)],
    [errorReportsContext, reportsFacts],
    [searchEntriesContext, () => searchEntries()],
    [findContext, () => find()],
  );
  const searchEntries = createSearchEntries(site.pages, { origin: origin.origin, provided });
  // The index is made at the first search.
  let index: Promise<Find> | undefined;
  const find = () => {
    index ??= searchEntries().then((entries) => createFind(entries));
    return index;
  };
  const https = origin.protocol === 'https:';
  const collector = errorReports?.tunnel ? null : errorReports?.endpoint;
  const withoutTools = { https, hstsSubdomains, development, iconFallback, collector };
  const always = securityHeaders({ ...withoutTools, tracking });
  const bodies = createKeptBodies(() => callPeriod(new Date()));
  const plain = (page: { title: string; text: string }) =>
    cachedText({ ...always, ...plainHeaders }, plainPage(page));
  const [refused, busy] = await Promise.all([plain(plainPages.refused), plain(plainPages[502])]);
  const pages = createPages({
    site,
    render,
    fail,
    origin,
    provided,
    bodies,
    always,
    alone: securityHeaders(withoutTools),
    busy,
    keep: !development,
  });
  const notAllowed = (request: Request, allow: string) =>
    pages.fail(request, new StatusError(405, 'Method Not Allowed'), { allow });
  const app = new Hono();

  app.use(secureResponses(always));
  const { port, token } = config.metrics;
  const hasToken = token === null ? () => false : bearerOf(token, log);
  // A site that only this machine can reach has no strangers to hide details from.
  const isAlone = isLocalSite(origin) && isLoopback(config.listen.host);
  const isOperator = isAlone ? () => true : hasToken;
  app.route('/', healthRoutes(readiness, isOperator));
  if (token !== null && port === null) app.route('/', metricsRoutes(metrics, hasToken));
  const isKnown = createHostCheck(config, development);
  app.use(refuseOtherHosts(isKnown, origin, log));
  app.use(redirectByRules(site.rules));
  if (clientDir !== null) {
    app.get('*', await clientFiles(clientDir, bodies, always));
  } else {
    // In development no build has written the manifest.
    const manifest = describeBuild(__BUILD_ID__, Date.now(), site);
    app.get(`${BUILDS}/*`, ({ json }) => json(manifest));
  }
  app.route('/', discoveryRoutes(origin.origin, publicPages(site.pages), config.indexNowKey));
  const serveJson = (path: string, headers: HeaderFields, make: () => unknown) => {
    const all = { ...always, 'content-type': 'application/json', ...headers };
    const body = async () => cachedText(all, JSON.stringify(await make()));
    app.get(path, async ({ req }) => respondFromCache(req.raw, await bodies.once(path, body)));
  };
  serveJson(SEARCH_ENTRIES, { 'cache-control': 'public, max-age=3600' }, searchEntries);
  serveJson(ERROR_PAYLOAD, payloadHeaders, () => errorPayload(500));
  app.get('/assets/*', ({ text }) => text('Not Found', 404, { 'cache-control': 'no-store' }));
  app.route('/', iconRoutes({ sets: site.iconSets, fallback: iconFallback, pages, log }));
  const visitors = createVisitorGuard({ ...config, log });
  const formPages: FormPages & ReceiptPages = {
    form: (request, state, init) =>
      pages.show(request, { path: '/consult', provided: new Map([[formContext, state]]), ...init }),
    // Keeps the receipt's link out of the document, whose head tracking tools read.
    receipt: (request, view, init) =>
      pages.show(request, {
        path: '/received/receipt',
        provided: new Map([[receiptContext, view]]),
        // The page for a link without a receipt is the same for everyone, so it is kept.
        keptAs: 'receipt' in view ? undefined : `receipt ${view.kind}`,
        ...init,
      }),
    error: pages.fail,
    kept: (request, status, headers) => answerFromCache(request, refused, status, headers),
  };
  app.route('/', consult.routes(visitors, formPages));
  app.route(
    '/',
    consult.linkRoutes(visitors, () => options.assets().styles),
  );
  app.route('/', contactRoutes({ visitors, count: consult.countContact, log }));
  if (errorReports?.tunnel) app.route('/', tunnelRoutes(errorReports, visitors, log));
  app.get(SEARCH_PATH, searchRoute(pages));
  app.get('*', ({ req }) => pages.get(req.raw));
  app.all('/consult', ({ req }) => notAllowed(req.raw, 'GET, HEAD, POST'));
  app.all('*', ({ req }) => notAllowed(req.raw, 'GET, HEAD'));
  app.onError(async (error, { req, text }) => {
    if (isConnectionLost(error)) {
      log.info({ event: 'client_disconnected', error });
      return text('Bad Request', 400);
    }
    log.error({ event: 'request_failed', error });
    alerts.raise('page_failed');
    try {
      return await pages.fail(req.raw, new StatusError(500));
    } catch (second) {
      log.error({ event: 'error_page_failed', error: second });
      return text('Internal Server Error', 500);
    }
  });
  const answer = beforeApp(app, bodies, isKnown);
  return { fetch: logRequests(options, answer) };
}

/** Answers from memory with all headers, bypassing the app's middleware and routes. */
function beforeApp(app: App, bodies: KeptBodies, isKnown: (url: URL) => boolean): App['fetch'] {
  return (request, ...rest) => {
    if (request.method === 'GET' || request.method === 'HEAD') {
      const url = new URL(request.url);
      // The query of a page may preselect fields of its form, which the app must handle.
      const asked = url.search === '' || url.pathname.includes('.') ? url.pathname : '';
      const body = bodies.get(asked);
      if (body && isKnown(url)) return respondFromCache(request, body);
    }
    return app.fetch(request, ...rest);
  };
}

/** Whether the client disconnected, or a timeout disconnected it, before its request ended. */
function isConnectionLost(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET';
}
