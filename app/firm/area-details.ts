import { writtenAreas, writtenGroups } from './areas.data.ts';

/**
 * The details of each area: for whom, what the firm does, deadline, documents, costs, legal basis, and what
 * its page is called and leads to.
 */
export const areaDetails = Object.fromEntries(
  writtenAreas.map(({ id, name: _, summary, terms, ...details }) => [id, details]),
);

/** The areas of work under the three questions: in a sentence, and when one needs them. */
export const areaGroups = writtenGroups.map((group) => ({
  ...group,
  areas: group.areas.flatMap((id) =>
    writtenAreas
      .filter((area) => area.id === id)
      .map(({ name, summary }) => ({ id, name, ...summary })),
  ),
}));

/** Legal terms in the areas' sentences, with their explanations. */
export const areaTerms = writtenAreas.flatMap(({ id: area, terms = [] }) =>
  terms.map((term) => ({ area, ...term })),
);
