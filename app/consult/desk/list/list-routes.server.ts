import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Channel } from '#app/consult/delivery/channel.server.ts';
import { recordAccess } from '#app/consult/requests/access-log/access-log.server.ts';
import { undoStatus } from '#app/consult/requests/status.server.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { Alerts } from '#app/platform/alerts.ts';
import type { Bindings } from '#app/platform/client-address.ts';
import { createLimiter } from '#app/platform/limiter.ts';
import type { Log } from '#app/platform/log.ts';
import type { VisitorGuard } from '#app/platform/visitor-guard.ts';
import { readActInput } from '../acts/act-input.ts';
import { acts, isAct } from '../acts/acts.ts';
import { doAct, readActState } from '../acts/do-act.server.ts';
import { addByOffice } from '../by-office/add-by-office.server.ts';
import { askedFields } from '../by-office/office-form.ts';
import { deskAnswers, readDeskForm } from '../links/desk-page.server.ts';
import {
  endedSession,
  LIST_PATH,
  type ListLink,
  type ListSession,
  readListLink,
  readSession,
  sessionCookie,
  triesLeft,
  tryPin,
} from '../links/list-link.server.ts';
import { firmChannels } from '../messages/channels.server.ts';
import type { Notice } from '../messages/notice.ts';
import { parseWish } from '../wishes/wish.ts';
import { askWish, wishesOf } from '../wishes/wishes.server.ts';
import { type ListProblem, listCopy, pinCopy } from './list-copy.ts';
import {
  actPage,
  foundPage,
  leftPage,
  listPage,
  listProblemPage,
  pinPage,
  queryOf,
  requestAddress,
  requestPage,
} from './list-page.server.ts';
import { findRows, type ListView, readList, readWanted, views } from './list-rows.server.ts';
import { NEW_REQUEST, newRequestPage, WISHES, wishesPage } from './office-page.server.ts';

interface ListRoutesOptions {
  storage: ConsultStorage;
  /** The addresses of MAIL_TO. */
  addresses: readonly string[];
  /** The firm's PIN, of six digits. */
  pin: string;
  retentionMonths: number;
  /** All configured channels, which deliver what the office enters. */
  channels: readonly Channel<Notice>[];
  /** The address of the page that takes a wish back, by the wish's id. */
  wishLink: (id: string) => string;
  /** Called after a delivery was queued. */
  onQueued: () => void;
  visitors: VisitorGuard;
  /** Addresses of the site's style sheets. */
  styles: () => readonly string[];
  /** Whether the site writes to the visitor of a request about the appointment. */
  tellsVisitor: (id: string) => Promise<boolean>;
  log: Log;
  alerts: Pick<Alerts, 'raise'>;
}

type DeskContext = Context<{ Bindings: Bindings }>;

/** Forms from one address. An office shares one, and works through many requests in a row. */
const LIMIT = { points: 120, duration: 10 * 60 };
/** How long a process remembers what a browser has been shown, in seconds: a day of work. */
const SHOWN = { points: 0, duration: 12 * 3600 };
/** The path of a request. A token never has this format. */
const REQUEST = `${LIST_PATH}/:reference{[0-9A-Z]{4}-[0-9A-Z]{4}}`;

/** Reads which page of the list is asked for. */
function readPlace(query: URLSearchParams): { view: ListView; number: number } {
  const asked = query.get('view') ?? '';
  // A key of `views`.
  const view = Object.hasOwn(views, asked) ? (asked as ListView) : 'open';
  return { view, number: Number.parseInt(query.get('page') ?? '', 10) || 1 };
}

/** The query of the page of the list from which somebody came, which the pages of a request pass on. */
function placeOf({ req }: DeskContext): string {
  const { view, number } = readPlace(new URL(req.url).searchParams);
  return queryOf(view, number);
}

/**
 * The list of open requests and its acts. A link of a mail asks for the firm's PIN; a cookie then opens the list in that
 * browser until the link ends. GET changes nothing.
 */
export function listRoutes(options: ListRoutesOptions): Hono<{ Bindings: Bindings }> {
  const { storage, addresses, pin, visitors, styles, tellsVisitor, log, alerts } = options;
  const { retentionMonths, channels, wishLink, onQueued } = options;
  const secrets = { keyring: storage.keyring, addresses, pin };
  const guards = { visitors, limiter: createLimiter(LIMIT) };
  const shown = createLimiter(SHOWN);

  const { page, redirect, refuse, answer } = deskAnswers<ListProblem>({
    route: LIST_PATH,
    problemPage: listProblemPage,
    styles,
    log,
    alerts,
  });

  /** Reads a token. @returns the link, or the page that says why it does not work */
  async function openLink(token: string): Promise<ListLink | Response> {
    const link = readListLink(secrets, token);
    if (link === 'unknown') return refuse('unknown', 403);
    if (link === 'expired') return refuse('expired', 410);
    return (await triesLeft(storage, link)) > 0 ? link : refuse('dead', 410);
  }

  /** Reads the browser's session. @returns the session, or the page that says why it has none */
  async function openSession({ req }: DeskContext): Promise<ListSession | Response> {
    const session = readSession(secrets, req.raw.headers);
    if (!session) return refuse('closed', 403);
    if ((await triesLeft(storage, session)) > 0) return session;
    return refuse('dead', 410, { 'set-cookie': endedSession });
  }

  const personOf = ({ address }: ListLink, from: string | null) => ({
    actor: `list by ${address}`,
    origin: from ?? 'unknown',
  });

  /** Runs `work` with the browser's session. */
  const inSession = (context: DeskContext, work: (session: ListSession) => Promise<Response>) =>
    answer(async () => {
      const session = await openSession(context);
      return session instanceof Response ? session : work(session);
    });

  /** Runs `work` with the browser's session and the form it sent. */
  const withForm = (
    context: DeskContext,
    work: (
      session: ListSession,
      form: { fields: URLSearchParams; address: string | null },
    ) => Promise<Response>,
  ) =>
    answer(async () => {
      const form = await readDeskForm(context, guards);
      if ('problem' in form) return refuse(form.problem, form.status, form.more);
      return inSession(context, (session) => work(session, form));
    });

  /** Reads a page of the list, and records once what a browser is shown, however often it loads the page. */
  async function readOnRecord(session: ListSession, from: string | null, query: URLSearchParams) {
    const { view, number } = readPlace(query);
    const list = await readList(storage, view, number);
    const subject = list.rows.map(({ reference }) => reference).join(' ');
    const key = `${session.id} ${subject}`;
    if (shown.wait(key) === null) {
      await storage.db.exclusively((transaction) =>
        recordAccess(transaction, personOf(session, from), { action: 'list', subject }),
      );
      shown.take(key);
    }
    return list;
  }

  /** Shows the page of the wishes, and records that. */
  async function showWishes(
    session: ListSession,
    from: string | null,
    more: Omit<Parameters<typeof wishesPage>[0], 'wishes' | 'linkOf'>,
    status: ContentfulStatusCode = 200,
  ): Promise<Response> {
    const wishes = await wishesOf(storage.db, personOf(session, from));
    return page(wishesPage({ wishes, linkOf: wishLink, ...more }), status);
  }

  return new Hono<{ Bindings: Bindings }>()
    .get(NEW_REQUEST, (context) => inSession(context, async () => page(newRequestPage())))
    .post(NEW_REQUEST, (context) =>
      withForm(context, async (session, { fields, address }) => {
        const values = Object.fromEntries(
          askedFields.map((name) => [name, fields.get(name) ?? '']),
        );
        const added = await addByOffice(
          { ...storage, retentionMonths, channels },
          personOf(session, address),
          values,
        );
        if (!added.ok) return page(newRequestPage(values, added.errors), 422);
        onQueued();
        return redirect(requestAddress(added.reference, '', 'added'));
      }),
    )
    .get(WISHES, (context) =>
      inSession(context, (session) => {
        const { reference = '', asked } = context.req.query();
        return showWishes(session, visitors.addressOf(context), { values: { reference }, asked });
      }),
    )
    .post(WISHES, (context) =>
      withForm(context, async (session, { fields, address }) => {
        const names = ['reference', 'kind', 'verified'] as const;
        const values = Object.fromEntries(names.map((name) => [name, fields.get(name) ?? '']));
        const parsed = parseWish(values);
        if (!parsed.ok) return showWishes(session, address, { values, errors: parsed.errors }, 422);
        const options = { db: storage.db, channels: firmChannels(channels) };
        const asked = await askWish(options, personOf(session, address), parsed.wish);
        if ('problem' in asked) {
          return showWishes(session, address, { values, problem: asked.problem }, 409);
        }
        onQueued();
        return redirect(`${WISHES}?asked=${asked.wish.id}`);
      }),
    )
    .get(LIST_PATH, (context) =>
      inSession(context, async (session) => {
        const { searchParams } = new URL(context.req.url);
        const from = visitors.addressOf(context);
        return page(listPage(await readOnRecord(session, from, searchParams), session));
      }),
    )
    .post(LIST_PATH, (context) =>
      withForm(context, async (session, { fields, address }) => {
        if (fields.has('leave')) return page(leftPage(), 200, { 'set-cookie': endedSession });
        const typed = fields.get('find') ?? '';
        const wanted = readWanted(typed);
        if (!wanted) {
          const list = await readOnRecord(session, address, new URLSearchParams());
          const wrong = { typed, problem: listCopy.find.wrong };
          return page(listPage(list, session, wrong), 422);
        }
        const found = await findRows(storage, personOf(session, address), wanted);
        return page(foundPage(found, session));
      }),
    )
    .get(REQUEST, (context) =>
      inSession(context, async () => {
        const state = await readActState(storage.db.query, context.req.param('reference'));
        if (!state) return refuse('gone', 404);
        const query = placeOf(context);
        const asked = context.req.query('done') ?? '';
        const done = asked === 'undo' || asked === 'added' || isAct(asked) ? asked : null;
        const told = await tellsVisitor(state.id);
        return page(requestPage({ state, done, tellsVisitor: told, query }));
      }),
    )
    .post(REQUEST, (context) =>
      withForm(context, async (session, { fields, address }) => {
        const reference = context.req.param('reference');
        const seen = fields.get('seen') ?? '';
        const undone = await undoStatus(storage, personOf(session, address), reference, seen);
        if (undone === null) return refuse('gone', 404);
        const query = placeOf(context);
        if (undone !== 'stale') return redirect(requestAddress(reference, query, 'undo'));
        const state = await readActState(storage.db.query, reference);
        return state ? page(listProblemPage('stale', { state, query }), 409) : refuse('gone', 404);
      }),
    )
    .get(`${REQUEST}/:act`, (context) =>
      inSession(context, async () => {
        const { reference, act } = context.req.param();
        const state = await readActState(storage.db.query, reference);
        if (!state || !isAct(act)) return refuse('gone', 404);
        const shown = { state, query: placeOf(context) };
        if (!state.allowed.includes(act)) return page(listProblemPage('refused', shown), 409);
        return page(actPage(act, shown));
      }),
    )
    .post(`${REQUEST}/:act`, (context) =>
      withForm(context, async (session, { fields, address }) => {
        const { reference, act } = context.req.param();
        if (!isAct(act)) return refuse('gone', 404);
        const input = readActInput(act, fields);
        const outcome =
          'problem' in input
            ? 'mistaken'
            : await doAct(storage, personOf(session, address), { reference, act, input });
        const query = placeOf(context);
        const done = () => redirect(requestAddress(reference, query, act));
        if (outcome === 'done') return done();
        const state = await readActState(storage.db.query, reference);
        if (!state || outcome === 'gone') return refuse('gone', 404);
        const shown = { state, query };
        if ('problem' in input) return page(actPage(act, shown, input), 422);
        const { status, appointmentAt } = state;
        // The button was pressed twice.
        if (status === acts[act].status && appointmentAt === input.appointmentAt) return done();
        if (!state.allowed.includes(act)) return page(listProblemPage('refused', shown), 409);
        // The page asks again under the present state, with what was typed.
        const typed = { note: input.note, when: fields.get('when') ?? '' };
        return page(actPage(act, shown, { problem: listCopy.stale, ...typed }), 409);
      }),
    )
    .get(`${LIST_PATH}/:token`, (context) =>
      answer(async () => {
        const link = await openLink(context.req.param('token'));
        if (link instanceof Response) return link;
        const session = readSession(secrets, context.req.raw.headers);
        const isOpen = session?.address === link.address && session.until === link.until;
        return isOpen ? redirect(LIST_PATH) : page(pinPage(link));
      }),
    )
    .post(`${LIST_PATH}/:token`, (context) =>
      answer(async () => {
        const form = await readDeskForm(context, guards);
        if ('problem' in form) return refuse(form.problem, form.status, form.more);
        const link = await openLink(context.req.param('token'));
        if (link instanceof Response) return link;
        const given = (form.fields.get('pin') ?? '').normalize('NFKC').replace(/[\s-]/g, '');
        if (!/^\d{6}$/.test(given)) return page(pinPage(link, pinCopy.malformed), 422);
        const { right, left, isLast } = await tryPin(storage, secrets, link, given);
        if (right) return redirect(LIST_PATH, { 'set-cookie': sessionCookie(secrets, link) });
        if (isLast) {
          log.warn({ event: 'list_locked', to: link.address });
          alerts.raise('list_locked');
        }
        return left > 0 ? page(pinPage(link, pinCopy.wrong(left)), 403) : refuse('dead', 410);
      }),
    );
}
