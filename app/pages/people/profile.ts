import { columns } from '#app/firm/data/columns.data.ts';
import { guides } from '#app/firm/data/guides.data.ts';
import { pictures } from '#app/firm/data/pictures.data.ts';
import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { people as copy } from './copy.ts';

/** Returns a lawyer's data for the pages. */
export function profile({ id, name, role, registeredField, ...lawyer }: Lawyer) {
  const { portrait, greeting, admitted, career = [], areas = [] } = lawyer;
  return {
    id,
    name,
    role,
    greeting,
    registeredField,
    admitted: admitted === undefined ? undefined : copy.year(admitted),
    career,
    portrait: portrait === undefined ? undefined : pictures[portrait],
    areas: areas.map((area) => ({ text: areaName(area), href: `/areas/${area}` })),
    guides: guides
      .filter(({ author }) => author === name)
      .map(({ slug, title }) => ({ text: title, href: `/guides/${slug}` })),
    columns: columns
      .filter(({ author }) => author === name)
      .map(({ slug, title, kind }) => ({ kind, text: title, href: `/columns/${slug}` })),
  };
}

export type Profile = ReturnType<typeof profile>;
