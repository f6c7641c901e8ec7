import { writtenSituations } from '../data/situations.data.ts';

/** Each situation's details apart from its steps: papers, what not to do, where to file, related pages. */
export const situationDetails = Object.fromEntries(
  writtenSituations.map(({ id, label: _, stage, said, lead, steps, ...details }) => [id, details]),
);

/** Each situation in the words of visitors, with its first steps: reason, deadline and article. */
export const situations = writtenSituations.map(({ id, label, stage, said, lead, steps }) => ({
  id,
  label,
  said: said ?? stage,
  head: lead.lines,
  steps,
  ...(lead.facts && { facts: lead.facts }),
}));
