import { ways } from '#app/consult/requests/stored.ts';
import { areas } from '#app/firm/view/areas.ts';
import { type Html, html } from '#app/platform/html.ts';
import { tied } from '#app/ui/tied.ts';
import {
  askedFields,
  type OfficeErrors,
  type OfficeValues,
  officeFields,
} from '../by-office/office-form.ts';
import { LIST_PATH } from '../links/list-link.server.ts';
import {
  verificationChoices,
  type WishField,
  type WishValues,
  wishKinds,
  wishLabels,
} from '../wishes/wish.ts';
import { askedWords, stateWords } from '../wishes/wish-words.ts';
import type { Wish } from '../wishes/wishes.server.ts';
import { listCopy } from './list-copy.ts';
import { officeCopy as copy } from './office-copy.ts';

export const NEW_REQUEST = `${LIST_PATH}/new`;
export const WISHES = `${LIST_PATH}/wishes`;

/** The links to both forms, for the head of the list. */
export const officeLinks: Html = html`<nav class="actions mt-6" aria-label="${copy.links}"><ul class="flex flex-wrap gap-x-8 gap-y-2">
<li><a class="link inline-block py-2" href="${NEW_REQUEST}">${copy.request.title}</a></li>
<li><a class="link inline-block py-2" href="${WISHES}">${copy.wish.title}</a></li>
</ul></nav>`;

/** The form for a request that came by phone; after a mistake with what was typed. */
export function newRequestPage(values: OfficeValues = {}, errors: OfficeErrors = {}): Html {
  return html`<h1 class="t5">${copy.request.title}</h1>
<p class="mt-4 max-w-[33em]">${copy.request.lead}</p>
<form class="mt-9 max-w-[37em]" method="post" novalidate>
${alertOf(errors)}${askedFields.map((name) => {
  const { label, ...field } = officeFields[name];
  // A list shows its choices itself.
  const hint = name === 'way' || name === 'area' ? '' : field.hint;
  return fieldOf({ name, label, hint, error: errors[name] }, (attributes) =>
    controlOf(name, values[name] ?? '', attributes),
  );
})}<button class="button button-primary mt-3" type="submit">${copy.request.button}</button>
</form>
${backLink}`;
}

function controlOf(name: (typeof askedFields)[number], value: string, attributes: Html): Html {
  if (name === 'way') return select(name, ways, value || 'phone', attributes);
  if (name === 'area') {
    return select(name, { '': copy.request.unknown, ...areas }, value, attributes);
  }
  if (name === 'message') {
    return html`<textarea class="mt-2 field w-full" id="${name}" name="${name}" rows="4"${attributes}>${value}</textarea>`;
  }
  return html`<input class="mt-2 field" id="${name}" name="${name}" type="text" autocomplete="off" spellcheck="false" value="${value}"${attributes}>`;
}

/** The open wishes, and the form for a new one. */
export function wishesPage(shown: {
  wishes: readonly Wish[];
  linkOf: (id: string) => string;
  /** Id of the wish that was just entered. */
  asked?: string | undefined;
  values?: WishValues;
  errors?: Partial<Record<WishField, string>>;
  /** Why a wish that can be read was not entered. */
  problem?: string;
}): Html {
  const { wishes, linkOf, asked, values = {}, errors = {}, problem } = shown;
  const entered = wishes.find(({ id }) => id === asked);
  const field = (name: WishField, control: (attributes: Html) => Html) =>
    fieldOf({ name, label: wishLabels[name], hint: '', error: errors[name] }, control);
  const choices = (name: 'kind' | 'verified', options: Readonly<Record<string, string>>) =>
    field(name, (attributes) =>
      select(name, { '': copy.wish.choose, ...options }, values[name] ?? '', attributes),
    );
  return html`<h1 class="t5">${copy.wish.title}</h1>
${entered && html`<p class="mt-4 max-w-[33em] font-semibold text-ink" role="status">${tied(askedWords(entered))}</p>\n`}<p class="mt-4 max-w-[33em]">${copy.wish.lead}</p>
<form class="mt-9 max-w-[37em]" method="post" novalidate>
${problem ? html`<p class="mb-6 font-semibold text-ink" role="alert">${problem}</p>\n` : alertOf(errors)}${field(
  'reference',
  (attributes) =>
    html`<input class="mt-2 field" id="reference" name="reference" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" value="${values.reference ?? ''}"${attributes}>`,
)}${choices('kind', wishKinds)}${choices('verified', verificationChoices)}<button class="button button-primary mt-3" type="submit">${copy.wish.button}</button>
</form>
<h2 class="mt-14 t3">${copy.wish.open}</h2>
${
  wishes.length === 0
    ? html`<p class="mt-4">${copy.wish.none}</p>`
    : html`<ul class="mt-4 max-w-[45em] border-t border-line">
${wishes.map(
  (wish) =>
    html`<li class="border-b border-line py-4"><span class="font-semibold text-ink">${wish.reference} ${wishKinds[wish.kind]}</span><br>${tied(stateWords(wish))}<br><a class="link inline-block py-2" href="${linkOf(wish.id)}">${wish.readyAt === null ? copy.wish.act : copy.wish.actOnCopy}</a></li>\n`,
)}</ul>`
}
${backLink}`;
}

interface Field {
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
}

/** A field with its label, its hint and what is wrong with it. */
function fieldOf({ name, label, hint, error }: Field, control: (attributes: Html) => Html): Html {
  const described = [hint && `${name}-hint`, error && `${name}-problem`].filter(Boolean).join(' ');
  const attributes = html`${error && { markup: ' aria-invalid="true"' }}${described && html` aria-describedby="${described}"`}`;
  return html`<div class="mb-6"><label class="block font-semibold text-ink" for="${name}">${label}</label>
${hint && html`<span class="block text-muted" id="${name}-hint">${hint}</span>\n`}${control(attributes)}
${error && html`<p class="field-error" id="${name}-problem">${keepNumbers(error)}</p>\n`}</div>
`;
}

/** Keeps a phone number or a reference on one line. */
function keepNumbers(text: string): Html[] {
  return text
    .split(/(\w+(?:-\w+)+)/)
    .map((piece, index) =>
      index % 2 === 1 ? html`<span class="whitespace-nowrap">${piece}</span>` : html`${piece}`,
    );
}

function select(
  name: string,
  options: Readonly<Record<string, string>>,
  value: string,
  attributes: Html,
): Html {
  const option = ([key, label]: [string, string]) =>
    html`<option value="${key}"${key === value && { markup: ' selected' }}>${label}</option>\n`;
  return html`<select class="mt-2 field" id="${name}" name="${name}"${attributes}>
${Object.entries(options).map(option)}</select>`;
}

function alertOf(errors: object): Html | null {
  if (Object.keys(errors).length === 0) return null;
  return html`<p class="mb-6 font-semibold text-ink" role="alert">${copy.wrong}</p>\n`;
}

const backLink = html`<p class="actions mt-9"><a class="link inline-block py-2" href="${LIST_PATH}">${listCopy.back}</a></p>`;
