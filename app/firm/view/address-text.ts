import type { Address } from '../schema/office-schema.ts';

/** An address in one line; no-break spaces keep the number with its street, and the building's name together. */
export function addressText({ region, locality, street, building }: Address): string {
  const parts = [
    region,
    locality,
    street.replace(/ (?=\d)/g, '\u00a0'),
    building?.replaceAll(' ', '\u00a0'),
  ];
  return parts.filter(Boolean).join(' ');
}
