export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';

/**
 * Keeps the visitor's input in an island, in case React replaces its elements: because an extension changed the HTML,
 * or the island failed. Keeps the fields themselves and reads their values only when restoring.
 *
 * @returns `restore` copies the values to the island's current fields with the same id, or the same name and choice;
 *   `forget` stops listening
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

/** Returns the field with the same id, or the same name and choice, in a part of the page. */
export function counterpart(root: Element, field: Field): Field | null {
  const { id, name } = field;
  const choice = isChoice(field) ? `[value="${CSS.escape(field.value)}"]` : '';
  const selector = id
    ? `#${CSS.escape(id)}`
    : name && `:is(${FIELDS})[name="${CSS.escape(name)}"]${choice}`;
  return selector ? root.querySelector<Field>(selector) : null;
}

/** Copies a value as if the visitor had entered it, so that React handles the change. */
export function copy(from: Field, to: Field): void {
  if (isChoice(from) && isChoice(to)) {
    // Clicking the chosen radio also clears the others of its group.
    if (from.checked !== to.checked && (from.checked || to.type === 'checkbox')) to.click();
  } else if (from.value !== to.value) {
    // The prototype's setter bypasses the property by which React tracks the value.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value') ?? {};
    set?.call(to, from.value);
    const type = to instanceof HTMLSelectElement ? 'change' : 'input';
    to.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);
}
