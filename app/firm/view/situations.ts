import { writtenSituations } from '../data/situations.data.ts';

/** Each situation's details apart from its steps: papers, what not to do, where to file, related pages. */
export const situationDetails = Object.fromEntries(
  writtenSituations.map(({ id, label: _, stage, lead, steps, ...details }) => [id, details]),
);

/** Each situation's first steps, with reason, deadline and article. */
export const situations = writtenSituations.map(({ id, label, lead: { lines, facts }, steps }) => ({
  id,
  label,
  head: lines,
  steps,
  ...(facts && { facts }),
}));
