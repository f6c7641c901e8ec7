import { onRecord } from '#app/consult/requests/access-log/access-log.server.ts';
import { callDue, type OfficeHours } from '#app/consult/requests/call-due.ts';
import { stageText } from '#app/consult/requests/choices.ts';
import { labels } from '#app/consult/requests/fields/labels.ts';
import { readReference } from '#app/consult/requests/fields/reference.ts';
import type { FieldName } from '#app/consult/requests/fields/schema.ts';
import { labelOf } from '#app/consult/requests/label-of.ts';
import { type OpenWishes, readOpenWishes } from '#app/consult/requests/open-wishes.server.ts';
import {
  type Damaged,
  isDamaged,
  matches,
  open,
} from '#app/consult/requests/request-reader.server.ts';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import { isStatus, type Status, states } from '#app/consult/requests/states.ts';
import type { ConsultStorage } from '#app/consult/requests/storage/open-storage.server.ts';
import type { ConsultationRow } from '#app/consult/requests/storage/rows.server.ts';
import type { StoredConsultation } from '#app/consult/requests/stored.ts';
import { areas } from '#app/firm/view/areas.ts';
import type { Person } from '#app/platform/person.ts';
import { type ActName, allowedActs } from '../acts/acts.ts';
import { UNKNOWN } from '../by-office/office-form.ts';
import { isCalled } from '../messages/message-lines.ts';

// Object.keys() returns strings, but these are the keys of `states`.
const keys = Object.keys(states) as Status[];

/** The states of the requests that each view of the list shows. */
export const views = {
  open: keys.filter((key) => !states[key].closed && key !== 'retained'),
  retained: ['retained'],
  closed: keys.filter((key) => states[key].closed),
} as const satisfies Record<string, readonly Status[]>;

export type ListView = keyof typeof views;

/** A request in the list, without its numbers, addresses and texts. Times are ISO 8601. */
export interface ListRow {
  reference: string;
  /** The fields of the form that the list shows, in the order of `shownLabels`, without those that are empty. */
  fields: { name: FieldName; text: string }[];
  status: Status;
  /** Since when it has this status; null: the row's times are damaged. */
  since: string | null;
  /** The next duty of the firm that has a time; null: none. */
  promise: Promised | null;
  /** Open wishes of its visitor; null: none. */
  wishes: OpenWishes | null;
  acts: ActName[];
  /** Whether it does not open. */
  damaged: boolean;
}

interface Promised {
  what: 'call' | 'answer' | 'appointment';
  at: string;
  late: boolean;
}

/** One page of a view. */
export interface ListPage {
  view: ListView;
  rows: ListRow[];
  /** From 1 to `pages`. */
  page: number;
  pages: number;
  /** Number of requests in each view. */
  counts: Record<ListView, number>;
  /** Number of promises of this view whose time has passed. */
  late: number;
}

const PER_PAGE = 30;

interface ReadOptions {
  now?: Date;
  office?: OfficeHours | undefined;
}

/**
 * Reads a page of the list. Open requests come in the order of what is due: promised times, then those that were called,
 * then the suspected ones. Other views begin with the latest change. The caller writes the access record.
 *
 * @param asked number of the page; a page that does not exist gives the nearest one
 */
export async function readList(
  { db, keyring }: ConsultStorage,
  view: ListView,
  asked: number,
  options: ReadOptions = {},
): Promise<ListPage> {
  const counts = await countViews(db);
  const pages = Math.max(Math.ceil(counts[view] / PER_PAGE), 1);
  const page = Math.min(Math.max(asked, 1), pages);
  const first = (page - 1) * PER_PAGE;
  const found = await db.query
    .selectFrom('consultation')
    .selectAll()
    .where('status', 'in', views[view])
    .orderBy('status_changed_at', 'desc')
    .orderBy('id')
    // The promised time depends on sealed fields, so open requests are sorted after they are read.
    .$if(view !== 'open', (some) => some.limit(PER_PAGE).offset(first))
    .execute();
  const wishes = await readOpenWishes(db.query);
  const rows = found.map((row) => listRow(row, open(row, keyring), { ...options, wishes }));
  const late = rows.filter(({ promise }) => promise?.late).length;
  if (view !== 'open') return { view, rows, page, pages, counts, late };
  const shown = rows.toSorted(byUrgency).slice(first, first + PER_PAGE);
  return { view, rows: shown, page, pages, counts, late };
}

async function countViews({ query }: ConsultStorage['db']): Promise<ListPage['counts']> {
  const found = await query
    .selectFrom('consultation')
    .select(['status', ({ fn }) => fn.countAll().as('count')])
    .groupBy('status')
    .execute();
  const countOf = (some: readonly string[]) =>
    found
      .filter(({ status }) => some.includes(status))
      .reduce((sum, { count }) => sum + Number(count), 0);
  return {
    open: countOf(views.open),
    retained: countOf(views.retained),
    closed: countOf(views.closed),
  };
}

/** The aim of a search: a reference, or the last four digits of a phone number. */
export type Wanted = { reference: string } | { phoneEnd: string };

/** @returns null if the text is neither */
export function readWanted(typed: string): Wanted | null {
  const digits = typed.normalize('NFKC').replace(/[\s-]/g, '');
  if (/^\d{4}$/.test(digits)) return { phoneEnd: digits };
  const reference = readReference(typed);
  return reference === null ? null : { reference };
}

/**
 * Finds requests in any state, the newest first, on record. Numbers are sealed, so it opens every request to compare
 * digits, and leaves out those that do not open.
 *
 * @returns the first rows, and the number of others
 */
export function findRows(
  { db, keyring }: ConsultStorage,
  person: Person,
  wanted: Wanted,
  options: ReadOptions = {},
): Promise<{ rows: ListRow[]; more: number }> {
  return onRecord(db, person, async (transaction) => {
    const found = await transaction
      .selectFrom('consultation')
      .selectAll()
      .$if('reference' in wanted, (some) =>
        some.where('reference', '=', 'reference' in wanted ? wanted.reference : ''),
      )
      .orderBy('received_at', 'desc')
      .orderBy('id')
      .execute();
    const fitting = found
      .map((row) => ({ row, request: open(row, keyring) }))
      .filter(({ request }) => matches(request, 'phoneEnd' in wanted ? wanted : undefined));
    const wishes = await readOpenWishes(transaction);
    const rows = fitting
      .slice(0, PER_PAGE)
      .map(({ row, request }) => listRow(row, request, { ...options, wishes }));
    const subject = rows.map(({ reference }) => reference).join(' ');
    return { action: 'find', subject, result: { rows, more: fitting.length - rows.length } };
  });
}

type Fields = Pick<ConsultationRow, 'stage' | 'area'> &
  Pick<StoredConsultation, 'entered'> & { name: string | null };

/**
 * The text that the list shows of each field of the form; null: none. Stage and area are columns, so they are shown even if the
 * request does not open.
 */
const shownFields: Record<FieldName, ((fields: Fields) => string | null) | null> = {
  name: ({ name }) => name && maskedName(name),
  stage: stageText,
  area: ({ area }) => area && labelOf(areas, area),
  phone: null,
  email: null,
  diedOn: null,
  method: null,
  time: null,
  message: null,
  facts: null,
  confirmation: null,
  marketing: null,
  consent: null,
};

// Object.keys() returns strings, but these are the keys of `shownFields`.
const shownNames = (Object.keys(shownFields) as FieldName[]).filter((name) => shownFields[name]);

const allLabels: Partial<Record<FieldName, string>> = labels;

/** Labels of the fields that the list shows, without the hints that they have in the form. */
export const shownLabels = shownNames.map((name) => (allLabels[name] ?? name).replace(/ \(.*/, ''));

function fieldsOf(request: Fields): ListRow['fields'] {
  return shownNames.flatMap((name) => {
    const text = shownFields[name]?.(request);
    return text ? { name, text: showInvisible(text).replaceAll('\n', ' ') } : [];
  });
}

/** 김새벽 becomes 김○○, and Kim Sunny K○○. */
function maskedName(name: string): string {
  if (name === UNKNOWN) return name;
  const letters = [...new Intl.Segmenter('ko').segment(name.replace(/\s/g, ''))];
  return `${letters[0]?.segment ?? ''}${letters.length > 2 ? '○○' : '○'}`;
}

function listRow(
  row: ConsultationRow,
  request: StoredConsultation | Damaged,
  { now = new Date(), office, wishes }: ReadOptions & { wishes: Map<string, OpenWishes> },
): ListRow {
  const status = isStatus(row.status) ? row.status : 'new';
  const since = row.status_changed_at || row.received_at;
  const times = [since, row.received_at, row.appointment_at ?? since];
  const readable = isDamaged(request) || !times.every(isInstant) ? null : request;
  return {
    reference: row.reference,
    fields: fieldsOf({
      ...row,
      name: readable?.name ?? null,
      ...(readable?.entered && { entered: readable.entered }),
    }),
    status,
    since: isInstant(since) ? since : null,
    promise: readable && promised(readable, now.toISOString(), office),
    wishes: wishes.get(row.reference) ?? null,
    acts: allowedActs(status),
    damaged: readable === null,
  };
}

const isInstant = (text: string) => !Number.isNaN(Date.parse(text));

function promised(
  request: StoredConsultation,
  now: string,
  office: OfficeHours | undefined,
): Promised | null {
  const { status, appointmentAt } = request;
  if (status === 'booked' && appointmentAt !== null) {
    return { what: 'appointment', at: appointmentAt, late: appointmentAt < now };
  }
  const due = callDue(request, office);
  if (due === null) return null;
  return { what: isCalled(request) ? 'call' : 'answer', at: due, late: due < now };
}

/** Sorts a request that does not open first, because nobody can know whom to call and by when. */
function byUrgency(one: ListRow, other: ListRow): number {
  const [a, b] = [urgency(one), urgency(other)];
  return a === b ? 0 : a < b ? -1 : 1;
}

function urgency({ status, promise, since, damaged }: ListRow): string {
  if (damaged) return `0 ${since}`;
  if (promise) return `1 ${promise.at}`;
  return `${status === 'suspected' ? 3 : 2} ${since}`;
}
