import type { Address } from '../schema/office-schema.ts';

/** An address in one line; a no-break space keeps the building's name together. */
export function addressText({ region, locality, street, building }: Address): string {
  return [region, locality, street, building?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' ');
}
