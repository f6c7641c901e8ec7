/**
 * The element whose id an attribute of a trigger holds, or null. A missing one is logged to the console,
 * worded by the specification (conformance WG-2), and breaks nothing else. A trigger that the visitor has left logs nothing.
 */
export function targetOf(
  trigger: HTMLElement,
  attribute: string,
  message: (id: string, attribute: string) => string,
): HTMLElement | null {
  const id = trigger.getAttribute(attribute) ?? '';
  const target = document.getElementById(id);
  if (!target && trigger.isConnected) console.error(message(id, attribute));
  return target;
}

/** The sentence of most widgets about a missing element (conformance WG-2). */
export const missing = (kind: string) => (id: string, attribute: string) =>
  `The ${kind} element with id "${id}" does not exist. Please check the ${attribute} attribute.`;
