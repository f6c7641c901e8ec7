import { isAttached } from './behaviours.ts';

/** Whether a visitor used an island before it had its script: focus is inside, or a value differs from the server's. */
export function hasEarlyInput(island: Element): boolean {
  return island.contains(document.activeElement) || fieldsIn(island).some(isChanged);
}

/** Whether a reload would lose typed input, because no form keeps it as a draft. */
export function hasUnkeptInput(): boolean {
  return fieldsIn(document).some(
    (field) => isChanged(field) && !(field.form && isAttached(field.form)),
  );
}

function fieldsIn(root: ParentNode): HTMLInputElement[] {
  return [...root.querySelectorAll<HTMLInputElement>('input, textarea')];
}

function isChanged(field: HTMLInputElement): boolean {
  const { type, checked, defaultChecked, value, defaultValue } = field;
  return checked !== defaultChecked || (!/radio|checkbox/.test(type) && value !== defaultValue);
}
