import { findPapers, hitIn, type SearchedPaper } from './find-papers.ts';

/**
 * Leaves the papers with the words of the field, marks them, and says what it found. Sentences are in the markup, with #
 * for the number or the typed words.
 */
export function startFilter(root: HTMLElement, signal: AbortSignal): void {
  const field = root.querySelector('input');
  const status = root.querySelector('[role="status"]');
  const groups = [...document.querySelectorAll<HTMLElement>('.paper-group')].map((group) => ({
    group,
    rows: [...group.querySelectorAll<HTMLElement>('.accordion-item')].map(rowOf),
  }));
  const rows = groups.flatMap((group) => group.rows);
  const { found = '', instead = '', likely = '', none = '', alias = '' } = root.dataset;
  const sentences = { found, instead, likely, none };

  const filter = () => {
    const typed = (field?.value ?? '').normalize('NFC').trim();
    const result = findPapers(typed, rows);
    for (const [at, row] of rows.entries()) {
      const hit = result.hits.find((one) => one.index === at);
      row.element.hidden = !hit;
      mark(row, typed);
      if (!row.said) continue;
      row.said.hidden = !hit?.alias;
      row.said.textContent = hit?.alias ? alias.replace('#', hit.alias) : '';
    }
    for (const { group, rows: own } of groups) {
      group.hidden = own.every(({ element }) => element.hidden);
    }
    const count = result.kind === 'found' ? `${result.hits.length}` : typed;
    const sentence = typed ? sentences[result.kind].replace('#', () => count) : '';
    root.closest('.papers')?.toggleAttribute('data-typed', typed !== '');
    if (status && status.textContent !== sentence) status.textContent = sentence;
  };
  field?.addEventListener('input', filter, { signal });
  // Applies text that was typed before the script loaded, or restored after Back.
  filter();
  // A link to a paper that the field hides shows all papers again.
  const reveal = () => {
    const target = document.querySelector<HTMLElement>(':target');
    if (!target?.hidden || !field) return;
    field.value = '';
    filter();
    target.scrollIntoView();
  };
  addEventListener('hashchange', reveal, { signal });
}

interface Row extends SearchedPaper {
  element: HTMLElement;
  label: HTMLElement | null;
  /** Says by which other word it was found. */
  said: HTMLElement | null;
}

function rowOf(element: HTMLElement): Row {
  const label = element.querySelector<HTMLElement>('.paper-name');
  const texts = (selector: string) =>
    [...element.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
  return {
    element,
    label,
    said: element.querySelector('.paper-alias'),
    name: label?.textContent ?? '',
    aliases: texts('[data-alias]'),
    words: [...texts('.paper-line'), ...texts('[data-task]')],
  };
}

/** Marks the typed words in a name, unless a translator has changed it. */
function mark({ label, name }: Row, typed: string): void {
  if (!label || label.textContent !== name) return;
  const hit = hitIn(name, typed);
  if (!hit) {
    if (label.firstElementChild) label.textContent = name;
    return;
  }
  const marked = document.createElement('mark');
  marked.className = 'marked';
  marked.textContent = name.slice(hit.start, hit.end);
  label.replaceChildren(name.slice(0, hit.start), marked, name.slice(hit.end));
}
