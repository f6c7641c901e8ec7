import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { deskAnswers, readDeskForm } from '../links/desk-page.server.ts';
import { type Problem, problemPage } from '../links/link-page.server.ts';
import { ACTOR, LIMIT } from '../links/link-routes.server.ts';
import { readWishLink, WISH_PATH } from './wish-link.server.ts';
import { type WishAct, wishPage } from './wish-page.server.ts';
import { findWish, giveCopy, takeBackWish } from './wishes.server.ts';

interface WishRoutesOptions {
  storage: ConsultStorage;
  /** Names of the channels that notify the firm. */
  channels: readonly string[];
  /** Called after a wish was taken back. */
  onQueued: () => void;
  visitors: VisitorGuard;
  /** Addresses of the site's style sheets. */
  styles: () => readonly string[];
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

/**
 * The page of a wish, from the mail to the firm. GET shows it and changes nothing, even if mail scanners open it. POST
 * takes the wish back, or marks a copy as handed over, once, and redirects to GET.
 */
export function wishRoutes(options: WishRoutesOptions): Hono<{ Bindings: Bindings }> {
  const { storage, channels, onQueued, visitors, styles, log, alerts } = options;
  const { db, keyring } = storage;
  const limiter = createLimiter(LIMIT);
  const acts = { back: takeBackWish, given: giveCopy };
  const { page, redirect, refuse, answer } = deskAnswers<Problem>({
    route: '/desk/wish',
    problemPage,
    styles,
    log,
    alerts,
  });

  async function show(id: string, status: ContentfulStatusCode = 200): Promise<Response> {
    const wish = await findWish(db.query, id);
    return wish ? page(wishPage(wish), status) : refuse('gone', 404);
  }

  return new Hono<{ Bindings: Bindings }>()
    .get(`${WISH_PATH}:token`, async ({ req }) => {
      const id = readWishLink(keyring, req.param('token'));
      return id === null ? refuse('forged', 403) : answer(() => show(id));
    })
    .post(`${WISH_PATH}:token`, async (context) => {
      const { req } = context;
      const form = await readDeskForm(context, { visitors, limiter });
      if ('problem' in form) return refuse(form.problem, form.status, form.more);
      const id = readWishLink(keyring, req.param('token'));
      if (id === null) return refuse('forged', 403);
      const act = form.fields.get('act');
      if (!isAct(act)) return refuse('malformed', 422);
      return answer(async () => {
        const person = { actor: ACTOR, origin: form.address ?? 'unknown' };
        const outcome = await acts[act]({ db, channels }, person, id);
        if (outcome !== 'done') return show(id, 409);
        onQueued();
        return redirect(new URL(req.url).pathname);
      });
    });
}

function isAct(text: string | null): text is WishAct {
  return text === 'back' || text === 'given';
}
