import type { Family } from '../../app/law/family.ts';

/** A family without the day of the death. */
export type Relatives = Omit<Family, 'death'>;

/** A person who died before the deceased. */
export function dead<More extends object>(id: string, more?: More) {
  return { id, status: 'predeceased' as const, ...more };
}

/** A person who renounced. */
export function no<One>(id: string, children: One[] = []) {
  return { id, status: 'renounced' as const, children };
}
