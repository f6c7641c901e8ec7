import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import type { Person } from '#app/platform/person.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { type ActInput, type Mistake, readActInput } from '../acts/act-input.ts';
import { deskAnswers, readDeskForm } from './desk-page.server.ts';
import {
  followAgain,
  followLink,
  laterActs,
  readLinkState,
  undoLink,
} from './follow-link.server.ts';
import { askPage, type Problem, problemPage, refusedPage, usedPage } from './link-page.server.ts';
import { LINK_PATH, readLink, type SignedLink } from './signed-link.server.ts';

interface LinkRoutesOptions {
  storage: ConsultStorage;
  visitors: VisitorGuard;
  /** Addresses of the site's style sheets. */
  styles: () => readonly string[];
  /** Whether the site writes to the visitor of a request about the appointment. */
  tellsVisitor: (id: string) => Promise<boolean>;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

/** The firm's staff may share an IP address, but do not press so many buttons. */
export const LIMIT = { points: 60, duration: 10 * 60 };
/** The query of the page after an undo. */
const UNDONE = 'undone';
/** Actor in the access log. Anyone with the mail can follow a link, so no person is named. */
export const ACTOR = 'by mail';

/**
 * The pages of the signed links. GET asks for confirmation and changes nothing, even if mail scanners open it. POST
 * performs the action once and redirects to GET, which then says what was done.
 */
export function linkRoutes(options: LinkRoutesOptions): Hono<{ Bindings: Bindings }> {
  const { storage, visitors, styles, tellsVisitor, log, alerts } = options;
  const limiter = createLimiter(LIMIT);
  const { page, redirect, refuse, answer } = deskAnswers<Problem>({
    route: '/desk',
    problemPage,
    styles,
    log,
    alerts,
  });

  async function show(
    link: SignedLink,
    status: ContentfulStatusCode = 200,
    { mistake, undone = false }: { mistake?: Mistake | undefined; undone?: boolean } = {},
  ) {
    const state = await readLinkState(storage.db.query, link);
    if (!state) return refuse('gone', 404);
    const told = await tellsVisitor(state.id);
    const shown = { action: link.action, state, tellsVisitor: told, undone };
    if (state.usedAt !== null || state.mayMove) return page(usedPage(shown, mistake), status);
    const allowed = state.allowed.includes(link.action);
    return page(allowed ? askPage(shown, mistake) : refusedPage(shown), status);
  }

  /** Reads a token. @returns the link, or the page that says why the link does not work */
  function open(token: string): SignedLink | Response {
    const link = readLink(storage.keyring, token);
    if (link === 'forged') return refuse('forged', 403);
    return link === 'expired' ? refuse('expired', 410) : link;
  }

  function perform(person: Person, link: SignedLink, press: Press) {
    const { does, input } = press;
    if (does === 'undo') return undoLink(storage, person, link, input.seen ?? '');
    if (does === 'follow') return followLink(storage, person, link, input);
    return followAgain(storage, person, link, does, { ...input, seen: input.seen ?? '' });
  }

  return new Hono<{ Bindings: Bindings }>()
    .get(`${LINK_PATH}:token`, async ({ req }) => {
      const link = open(req.param('token'));
      const undone = req.query(UNDONE) !== undefined;
      return link instanceof Response ? link : answer(() => show(link, 200, { undone }));
    })
    .post(`${LINK_PATH}:token`, async (context) => {
      const { req } = context;
      const form = await readDeskForm(context, { visitors, limiter });
      if ('problem' in form) return refuse(form.problem, form.status, form.more);
      const { fields, address } = form;
      const link = open(req.param('token'));
      if (link instanceof Response) return link;
      const person = { actor: ACTOR, origin: address ?? 'unknown' };
      const location = new URL(req.url).pathname;
      return answer(async () => {
        const press = readPress(link, fields);
        if ('problem' in press) return show(link, 422, { mistake: press });
        const outcome = await perform(person, link, press);
        if (outcome === 'done')
          return redirect(press.does === 'undo' ? `${location}?${UNDONE}` : location);
        const mistake = outcome === 'stale' ? { ...stale, ...typedIn(fields) } : undefined;
        return show(link, 409, { mistake });
      });
    });
}

/** A pressed button: the link's own act, or one of those that the page of a used link offers. */
interface Press {
  does: 'follow' | 'undo' | keyof typeof laterActs;
  input: ActInput;
}

function readPress({ action }: SignedLink, fields: URLSearchParams): Press | Mistake {
  const named = fields.get('do') ?? '';
  const does =
    named === 'undo' || named === 'move' || named === 'cancel' ? named : ('follow' as const);
  const act = does === 'move' || does === 'cancel' ? laterActs[does] : action;
  // An undo needs no input besides the state that the person saw.
  const input = readActInput(does === 'undo' ? 'contacted' : act, fields);
  return 'problem' in input ? input : { does, input };
}

const stale = {
  problem:
    '이 화면을 여신 뒤에 상태가 바뀌었습니다. 아무것도 하지 않았으니, 지금 상태를 보시고 다시 눌러 주세요.',
};

/** The typed input, which the page shows again. */
function typedIn(fields: URLSearchParams) {
  return { note: fields.get('note') ?? '', when: fields.get('when') ?? '' };
}
