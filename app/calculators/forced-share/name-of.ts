import { copy } from './copy.ts';
import type { Person } from './family.ts';

/** A person's name for the visitor; an outsider is named by the number of the gift. */
export function nameOf(id: string, people: readonly Person[]): string {
  const known = people.find((person) => person.id === id);
  if (known) return known.name;
  const [, number] = id.split('-');
  return number ? `${copy.names.outsider} (${number}${copy.gifts.item})` : copy.names.outsider;
}
