import { dayWithWeekday, untilWords } from '#app/consult/requests/call-words.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { momentWords } from '#app/consult/requests/moment-words.ts';
import { statuses } from '#app/consult/requests/states.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { type Html, html } from '#app/platform/html.ts';
import type { Mistake } from '../acts/act-input.ts';
import { actFields, actWarning, stateList } from '../acts/act-parts.server.ts';
import { type ActName, acts, actWords } from '../acts/acts.ts';
import type { ActState } from '../acts/do-act.server.ts';
import {
  appointmentNote,
  problemOf,
  seenField,
  undoForm,
  undoneNote,
} from '../links/link-page.server.ts';
import { LIST_PATH, type ListLink } from '../links/list-link.server.ts';
import { listCopy as copy, type ListProblem, listProblems, pinCopy } from './list-copy.ts';
import {
  type ListPage,
  type ListRow,
  type ListView,
  shownLabels,
  views,
} from './list-rows.server.ts';
import { officeCopy } from './office-copy.ts';
import { officeLinks, WISHES } from './office-page.server.ts';

/** The page of a link: asks for the PIN. */
export function pinPage({ address, until }: ListLink, problem?: string): Html {
  return html`<h1 class="t5">${pinCopy.title}</h1>
<p class="mt-4 max-w-[33em]">${pinCopy.lead(address, dayWithWeekday(until))}</p>
<form class="mt-9 max-w-[24em]" method="post">
<label class="block font-semibold text-ink" for="pin">${pinCopy.label}</label>
<input class="mt-2 field" id="pin" name="pin" type="password" inputmode="numeric" autocomplete="current-password" required${problem ? invalid : null}>
${problem && html`<p class="field-error" role="alert" id="problem">${problem}</p>\n`}<button class="button button-primary mt-6" type="submit">${pinCopy.button}</button>
</form>
<p class="mt-9 text-muted">${pinCopy.already} <a class="link" href="${LIST_PATH}">${pinCopy.straight}</a></p>`;
}

const invalid = { markup: ' aria-invalid="true" aria-describedby="problem"' };

interface Wrong {
  typed: string;
  problem: string;
}

/** A page of the list, with what was typed into its search after a mistake. */
export function listPage(list: ListPage, { until }: ListLink, wrong?: Wrong): Html {
  const { view, rows, page, pages, counts, late } = list;
  return html`<h1 class="t5">${copy.titles[view]} <span class="whitespace-nowrap">${copy.count(counts[view])}</span></h1>
${late > 0 && html`<p class="mt-3 font-semibold text-ink">${copy.late(late)}</p>\n`}${officeLinks}
${findForm(wrong)}
${viewLinks(view, counts)}
${rows.length > 0 ? rowTable(rows, queryOf(view, page)) : html`<p class="mt-9">${copy.none[view]}</p>`}
${pages > 1 && paging(view, page, pages)}
${foot(until)}`;
}

/** The page of a search. */
export function foundPage(
  { rows, more }: { rows: readonly ListRow[]; more: number },
  { until }: ListLink,
): Html {
  return html`<h1 class="t5">${copy.find.title} <span class="whitespace-nowrap">${copy.count(rows.length + more)}</span></h1>
${findForm()}
${rows.length > 0 ? rowTable(rows, '') : html`<p class="mt-9 max-w-[33em]">${copy.find.none}</p>`}
${more > 0 && html`<p class="mt-6">${copy.find.more(more)}</p>\n`}${backLink('')}
${foot(until)}`;
}

/** The page of the list to which an act leads back, as a query such as view=retained&page=2. */
interface Back {
  query: string;
}

interface RequestPageProps extends Back {
  state: ActState;
  /** The change that was just made, or `added` for a new request; null: none. */
  done: ActName | 'undo' | 'added' | null;
  /** Whether the site writes to the visitor about the appointment. */
  tellsVisitor: boolean;
}

/** The page of a request: its state, after a change how to undo it, and the acts that it allows. */
export function requestPage({ state, done, tellsVisitor, query }: RequestPageProps): Html {
  const { reference, before } = state;
  const changed = done !== null && done !== 'undo' && done !== 'added';
  const noted = { state: { ...state, mayUndo: before !== null }, tellsVisitor };
  return html`<h1 class="t5">${done === 'added' ? officeCopy.request.added : changed ? actWords(done, before?.appointmentAt ?? null).done : reference}</h1>
${done === 'undo' && undoneNote(state)}${changed && appointmentNote(noted)}${stateList(state)}
${before && undoForm(state, before)}<h2 class="mt-12 t3">${copy.columns.acts}</h2>
${actLinks(state, query)}
<p class="actions mt-6"><a class="link inline-block py-2" href="${WISHES}?reference=${reference}">${officeCopy.wish.title}</a></p>
${backLink(query)}`;
}

/** Asks for confirmation of an act. */
export function actPage(
  act: ActName,
  { state, query }: Back & { state: ActState },
  mistake?: Mistake,
): Html {
  const { ask, button } = actWords(act, state.appointmentAt);
  const { status } = acts[act];
  return html`<h1 class="t5">${ask}</h1>
${stateList(state)}
${actWarning(act, state)}<form class="mt-9" method="post">
${status && seenField(state)}${problemOf(mistake)}${actFields(act, mistake)}
<button class="button button-primary" type="submit">${button}</button>
</form>
${backLink(query)}`;
}

/** The page that says why the list does not open, or an act was not done. */
export function listProblemPage(problem: ListProblem, shown?: Back & { state: ActState }): Html {
  const { title, text } = listProblems[problem];
  return html`<h1 class="t5">${title}</h1>
<p class="mt-4 max-w-[33em]">${text}</p>
${shown && html`${stateList(shown.state)}\n${actLinks(shown.state, shown.query)}\n${backLink(shown.query)}`}`;
}

/** The page after the list was closed. */
export function leftPage(): Html {
  return html`<h1 class="t5">${copy.left.title}</h1>
<p class="mt-4 max-w-[33em]">${copy.left.text}</p>`;
}

function backLink(query: string): Html {
  return html`<p class="actions mt-6"><a class="link inline-block py-2" href="${withQuery(LIST_PATH, query)}">${copy.back}</a></p>`;
}

function findForm(wrong?: Wrong): Html {
  return html`<form class="mt-9 max-w-[30em]" method="post" action="${LIST_PATH}">
<label class="block font-semibold text-ink" for="find">${copy.find.label}</label>
<div class="mt-2 flex gap-3"><input class="field min-w-0" id="find" name="find" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" required value="${wrong?.typed}"${wrong ? invalid : null}><button class="button" type="submit">${copy.find.button}</button></div>
${wrong && html`<p class="field-error" role="alert" id="problem">${wrong.problem}</p>\n`}</form>`;
}

function viewLinks(current: ListView, counts: ListPage['counts']): Html {
  // Object.keys() returns strings, but these are the keys of `views`.
  const names = Object.keys(views) as ListView[];
  const link = (view: ListView) => {
    const text = html`${copy.titles[view]} <span class="whitespace-nowrap">${copy.count(counts[view])}</span>`;
    return view === current
      ? html`<li><a class="font-semibold text-ink" href="${addressOf(view, 1)}" aria-current="page">${text}</a></li>\n`
      : html`<li><a class="link" href="${addressOf(view, 1)}">${text}</a></li>\n`;
  };
  return html`<nav class="actions mt-9" aria-label="${copy.views}"><ul class="-mb-4 flex flex-wrap gap-x-8 gap-y-2">
${names.map(link)}</ul></nav>`;
}

function rowTable(rows: readonly ListRow[], query: string): Html {
  const [name, ...others] = shownLabels;
  const heads = [name, others.join(', '), copy.columns.state, copy.columns.promise];
  return html`<table class="mt-9 w-full border-t border-kin text-left max-lg:block">
<thead class="max-lg:hidden"><tr class="border-b border-line text-muted">
${heads.map((text) => html`<th class="py-3 pr-6 font-normal" scope="col">${text}</th>\n`)}<th class="actions py-3 font-normal xl:w-[23.5rem]" scope="col">${copy.columns.acts}</th>
</tr></thead>
<tbody class="max-lg:block">
${rows.map((row) => tableRow(row, query))}</tbody>
</table>`;
}

const cell = 'max-lg:block lg:py-4 lg:pr-6 lg:align-baseline';

function tableRow(row: ListRow, query: string): Html {
  const { reference, fields, status, since, promise, damaged } = row;
  const name = fields.find((field) => field.name === 'name')?.text ?? copy.damaged;
  const about = fields.filter((field) => field.name !== 'name').map(({ text }) => text);
  const appointmentAt = promise?.what === 'appointment' ? promise.at : null;
  return html`<tr class="border-b border-line max-lg:block max-lg:py-5">
<th class="${cell} font-semibold text-ink" scope="row">${name} <a class="link inline-block py-2 font-normal whitespace-nowrap lg:block lg:py-0" href="${requestAddress(reference, query)}">${reference}</a></th>
<td class="${cell} xl:w-[15rem]">${about.join(', ')}</td>
<td class="${cell}"><span class="text-ink">${statuses[status]}</span>${since && html` <span class="whitespace-nowrap text-muted lg:block">${copy.since(withoutYear(formatInstant(since)))}</span>`}</td>
<td class="${cell}">${damaged ? copy.damagedText : promiseWords(row)}${wishLines(row).map((text) => html`<span class="mt-1 block font-semibold text-ink">${text}</span>`)}</td>
<td class="${cell} actions lg:pr-0">${actLinks({ reference, allowed: row.acts, appointmentAt }, query)}</td>
</tr>\n`;
}

/** A moment in words without its year, if that is this year. */
function withoutYear(words: string): string {
  const [year = '', rest = words] = words.split(/(?<=^\d{4}(?:\.|년)) /);
  return year.startsWith(koreanDay(new Date()).slice(0, 4)) ? rest : words;
}

function promiseWords({ status, promise }: ListRow): Html | string | null {
  if (!promise) return status === 'suspected' ? copy.suspectedText : null;
  const { what, at, late } = promise;
  const moment =
    what === 'appointment'
      ? withoutYear(momentWords(at)).replace(/ (?=\d+시)/, '\u00a0')
      : untilWords(at, new Date());
  const text = copy.promises[what](moment);
  if (!late) return text;
  return html`<strong class="block border-l-3 border-leaf pl-3 font-semibold text-ink">${text} <span class="whitespace-nowrap">· ${copy.overdue[what]}</span></strong>`;
}

function wishLines({ wishes }: ListRow): string[] {
  if (!wishes) return [];
  const { deletionAt, copy: wantsCopy, deletionWaits } = wishes;
  const { copy: given, copyThenDeletion, deletion } = copy.wishes;
  return [
    ...(wantsCopy ? [deletionWaits && !deletionAt ? copyThenDeletion : given] : []),
    ...(deletionAt
      ? [deletion(withoutYear(formatInstant(deletionAt)).replaceAll(' ', '\u00a0'))]
      : []),
  ];
}

function actLinks(
  { reference, allowed, appointmentAt }: Pick<ActState, 'reference' | 'allowed' | 'appointmentAt'>,
  query: string,
): Html {
  const link = (act: ActName) =>
    html`<li><a class="link inline-block py-2 lg:py-0.5" href="${withQuery(`${LIST_PATH}/${reference}/${act}`, query)}">${actWords(act, appointmentAt).label}</a></li>\n`;
  return html`<ul class="actions flex flex-wrap gap-x-5 xl:gap-x-4" aria-label="${copy.actsOf(reference)}">
${allowed.map(link)}</ul>`;
}

function paging(view: ListView, page: number, pages: number): Html {
  const link = (to: number, text: string) =>
    html`<li><a class="link" href="${addressOf(view, to)}">${text}</a></li>\n`;
  return html`<nav class="actions mt-9" aria-label="${copy.paging}"><ul class="flex flex-wrap gap-x-8">
${page > 1 && link(page - 1, copy.previous)}<li aria-current="page">${copy.page(page, pages)}</li>
${page < pages && link(page + 1, copy.next)}</ul></nav>`;
}

function addressOf(view: ListView, page: number): string {
  return withQuery(LIST_PATH, queryOf(view, page));
}

/** The query of a page of the list; empty for the first page of the open requests. */
export function queryOf(view: ListView, page: number): string {
  const query = new URLSearchParams();
  if (view !== 'open') query.set('view', view);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/**
 * The address of the page of a request.
 *
 * @param query the page of the list to which its acts lead back
 */
export function requestAddress(reference: string, query: string, done?: string): string {
  const address = withQuery(`${LIST_PATH}/${reference}`, query);
  return done ? `${address}${query ? '&' : '?'}done=${done}` : address;
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

function foot(until: string): Html {
  return html`<form class="mt-12 flex flex-wrap items-center gap-x-8 gap-y-4" method="post" action="${LIST_PATH}">
<input type="hidden" name="leave" value="yes">
<p class="max-w-[33em] text-muted">${copy.until(dayWithWeekday(until))}</p>
<button class="button" type="submit">${copy.leave}</button>
</form>`;
}
