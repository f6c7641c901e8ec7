/**
 * The element that a trigger names by its id, or null. A missing one is told to the console, in the
 * words of the specification (conformance WG-2), and breaks nothing else.
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
