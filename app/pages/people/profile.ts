import { areaName } from '#app/firm/areas.ts';
import type { Lawyer } from '#app/firm/firm-schema.ts';
import { pictures } from '#app/firm/pictures.data.ts';

/** A lawyer as the pages show one. */
export function profile({ id, name, role, registeredField, ...lawyer }: Lawyer) {
  const { portrait, career = [], areas = [] } = lawyer;
  return {
    id,
    name,
    role,
    registeredField,
    career,
    portrait: portrait === undefined ? undefined : pictures[portrait],
    areas: areas.map((area) => ({ text: areaName(area), href: `/areas/${area}` })),
  };
}
