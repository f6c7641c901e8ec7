/**
 * The element that a trigger names by its id, or null. A missing one is logged to the console, worded by
 * the specification (conformance WG-2), and breaks nothing else.
 */
export function targetOf(
  { dataset }: HTMLElement,
  attribute: string,
  message: (id: string) => string,
): HTMLElement | null {
  const id = dataset[attribute] ?? '';
  const target = document.getElementById(id);
  if (!target) console.error(message(id));
  return target;
}

/** The sentence of most widgets about a missing element (conformance WG-2). */
export const missing = (kind: string, attribute: string) => (id: string) =>
  `The ${kind} element with id "${id}" does not exist. Please check the ${attribute} attribute.`;
