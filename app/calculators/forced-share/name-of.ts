import { copy } from './copy.ts';
import type { Person } from './names.ts';

/** 첫 번째, 두 번째: the place of a gift in the list, from 1. */
export function nth(number: number): string {
  return copy.gifts.nth[number - 1] ?? '';
}

/** Returns a person's name for the visitor. The number of the gift identifies an outsider. */
export function nameOf(id: string, people: readonly Person[]): string {
  const known = people.find((person) => person.id === id);
  if (known) return known.name;
  const [, number] = id.split('-');
  return number ? `${copy.names.outsider} (${nth(Number(number))})` : copy.names.outsider;
}
