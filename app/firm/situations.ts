import { writtenSituations } from './situations.data.ts';

/** What the page of each situation says besides its steps: papers, what not to do, where to file, where to go on. */
export const situationDetails = Object.fromEntries(
  writtenSituations.map(({ id, label: _, stage, lead, steps, ...details }) => [id, details]),
);

/** 지금 어떤 상황이신가요: for each situation the first steps, with reason, deadline and article. */
export const situations = {
  id: 'situations',
  label: '상황',
  title: '지금 어떤 상황이신가요',
  choose: '지금 상황',
  items: writtenSituations.map(({ id, label, lead: { lines, facts }, steps }) => ({
    id,
    label,
    head: lines,
    steps,
    ...(facts && { facts }),
  })),
};
