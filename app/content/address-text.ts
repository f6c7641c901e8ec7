import type { Address } from './firm-schema.ts';

/** An address in one line; the building is not parted at the end of it. */
export function addressText({ region, locality, street, building }: Address): string {
  return [region, locality, street, building?.replaceAll(' ', '\u00a0')].filter(Boolean).join(' ');
}
