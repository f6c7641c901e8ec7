import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import type { Html } from '#app/platform/html.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { type Mistake, readActInput } from '../acts/act-input.ts';
import { deskDocument, deskHeaders, readDeskForm } from './desk-page.server.ts';
import { followLink, readLinkState } from './follow-link.server.ts';
import { askPage, type Problem, problemPage, refusedPage, usedPage } from './link-page.server.ts';
import { LINK_PATH, readLink, type SignedLink } from './signed-link.server.ts';

interface LinkRoutesOptions {
  storage: ConsultStorage;
  visitors: VisitorGuard;
  /** Addresses of the site's style sheets. */
  styles: () => readonly string[];
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

/** The firm's staff may share an IP address, but do not press so many buttons. */
const LIMIT = { points: 60, duration: 10 * 60 };
/** Actor in the access log. Anyone with the mail can follow a link, so no person is named. */
const ACTOR = 'by mail';

/**
 * The pages of the signed links. GET asks for confirmation and changes nothing, even if mail scanners open it. POST
 * performs the action once and redirects to GET, which then says what was done.
 */
export function linkRoutes(options: LinkRoutesOptions): Hono<{ Bindings: Bindings }> {
  const { storage, visitors, styles, log, alerts } = options;
  const limiter = createLimiter(LIMIT);
  const page = (content: Html, status: ContentfulStatusCode, more?: Record<string, string>) =>
    new Response(deskDocument(content, styles()), {
      status,
      headers: { ...deskHeaders, ...more },
    });

  /** Logs the refusal without the link, and returns the page that explains it. */
  function refuse(problem: Problem, status: ContentfulStatusCode, more?: Record<string, string>) {
    log.warn({ event: 'request_refused', route: '/desk', status, code: problem });
    return page(problemPage(problem), status, more);
  }

  async function show(link: SignedLink, status: ContentfulStatusCode = 200, mistake?: Mistake) {
    const state = await readLinkState(storage.db.query, link);
    if (!state) return refuse('gone', 404);
    const shown = { action: link.action, state };
    if (state.usedAt !== null) return page(usedPage(shown), status);
    return state.allowed.includes(link.action)
      ? page(askPage(shown, mistake), status)
      : page(refusedPage(shown), status);
  }

  /** Reads a token. @returns the link, or the page that says why the link does not work */
  function open(token: string): SignedLink | Response {
    const link = readLink(storage.keyring, token);
    if (link === 'forged') return refuse('forged', 403);
    return link === 'expired' ? refuse('expired', 410) : link;
  }

  function failed(error: unknown): Response {
    log.error({ event: 'link_failed', error });
    alerts.raise('link_failed');
    return page(problemPage('failed'), 503, { 'retry-after': '30' });
  }

  return new Hono<{ Bindings: Bindings }>()
    .get(`${LINK_PATH}:token`, async ({ req }) => {
      const link = open(req.param('token'));
      return link instanceof Response ? link : show(link).catch(failed);
    })
    .post(`${LINK_PATH}:token`, async (context) => {
      const { req } = context;
      const form = await readDeskForm(context, { visitors, limiter });
      if ('problem' in form) return refuse(form.problem, form.status, form.more);
      const { fields, address } = form;
      const link = open(req.param('token'));
      if (link instanceof Response) return link;
      const input = readActInput(link.action, fields);
      try {
        if ('problem' in input) return await show(link, 422, input);
        const person = { actor: ACTOR, origin: address ?? 'unknown' };
        const outcome = await followLink(storage, person, link, input);
        if (outcome !== 'done') return await show(link, 409);
        const location = new URL(req.url).pathname;
        return new Response(null, { status: 303, headers: { ...deskHeaders, location } });
      } catch (error) {
        return failed(error);
      }
    });
}
