type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';

/**
 * Keeps what a visitor puts into the fields of an island, for the case that React renders the island anew: an extension has
 * changed its HTML, or it has failed. The fields themselves are kept, and their values are read when they are needed.
 *
 * @returns `restore` puts the values into the fields of the same id, or of the same name and choice, that stand in the
 *   island now; `forget` ends the keeping
 */
export function keepInput(island: HTMLElement) {
  const kept = new Set<Field>(island.querySelectorAll<Field>(FIELDS));
  const end = new AbortController();
  const add = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) kept.add(target as Field);
  };
  for (const type of ['input', 'change']) {
    island.addEventListener(type, add, { signal: end.signal });
  }
  return {
    restore() {
      for (const field of kept) {
        const place = field.isConnected ? null : counterpart(island, field);
        if (place) copy(field, place);
      }
    },
    forget: () => end.abort(),
  };
}

function counterpart(island: HTMLElement, field: Field): Field | null {
  const { id, name } = field;
  const choice = isChoice(field) ? `[value="${CSS.escape(field.value)}"]` : '';
  const selector = id
    ? `#${CSS.escape(id)}`
    : name && `:is(${FIELDS})[name="${CSS.escape(name)}"]${choice}`;
  return selector ? island.querySelector<Field>(selector) : null;
}

/** Copies a value as if the visitor had put it in, so that React learns of it. */
function copy(from: Field, to: Field): void {
  if (isChoice(from) && isChoice(to)) {
    // Of a group of radios only the chosen one counts.
    if (from.checked !== to.checked && (from.checked || to.type === 'checkbox')) to.click();
  } else if (from.value !== to.value) {
    // Past React, which watches the element's own property.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {};
    set?.call(to, from.value);
    const type = to instanceof HTMLSelectElement ? 'change' : 'input';
    to.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);
}
