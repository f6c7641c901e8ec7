import { writtenAreas, writtenGroups } from '../data/areas.data.ts';

/**
 * The details of each area: clients, the firm's work, deadline, documents, costs, legal basis, and the title and
 * links of its page.
 */
export const areaDetails = Object.fromEntries(
  writtenAreas.map(({ id, name: _, summary, terms, ...details }) => [id, details]),
);

/** The areas of work under the three questions, each with a sentence and the cases in which clients need it. */
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
