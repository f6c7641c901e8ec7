import { areaName } from '#app/content/areas.ts';
import type { Lawyer } from '#app/content/firm-schema.ts';
import { pictures } from '#app/content/pictures.data.ts';
import type { Profile } from './profile.tsx';

/** A lawyer as the pages show one. */
export function profile({ id, name, role, portrait, ...lawyer }: Lawyer): Profile {
  return {
    ...{ id, name, role },
    portrait: portrait === undefined ? undefined : pictures[portrait],
    registeredField: lawyer.registeredField,
    career: lawyer.career ?? [],
    areas: (lawyer.areas ?? []).map((area) => ({ text: areaName(area), href: `/areas/${area}` })),
  };
}
