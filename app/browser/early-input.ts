import { isAttached } from './behaviours.ts';

/** Whether a visitor used an island before it had its script: focus is inside, or a value differs from the server's. */
export function hasEarlyInput(island: Element): boolean {
  return island.contains(document.activeElement) || fieldsIn(island).some(isChanged);
}

/** Set while the page holds input in the document's memory alone. */
export const held = { input: false };

/** Whether a reload would lose typed input: the page holds it, or no form keeps it as a draft. */
export function hasUnkeptInput(): boolean {
  return (
    held.input ||
    fieldsIn(document).some((field) => isChanged(field) && !(field.form && isAttached(field.form)))
  );
}

function fieldsIn(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input, textarea')];
}

function isChanged(field: HTMLInputElement): boolean {
  const { type, checked, defaultChecked, value, defaultValue } = field;
  return checked !== defaultChecked || (!/radio|checkbox/.test(type) && value !== defaultValue);
}
