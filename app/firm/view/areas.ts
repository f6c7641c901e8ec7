import { areaNames } from '../data/area-names.data.ts';

/** The firm's areas of work by id, in their order, which the home page and requests share. */
export const areas: Readonly<Record<string, string>> = areaNames;

/** The check of content/ has found every id that no area has. */
export function areaName(id: string): string {
  return areas[id] ?? id;
}
