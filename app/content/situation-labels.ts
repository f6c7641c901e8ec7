import type { SituationId } from './content-schema.ts';

/** The situations by id, which the menu shares with their pages. */
export const situationLabels: Readonly<Record<SituationId, string>> = {
  'just-died': '가족이 돌아가셨을 때',
  debt: '빚이 더 많을 때',
  dispute: '나누는 데 다툼이 있을 때',
  reduced: '받을 것이 줄었을 때',
  planning: '미리 준비할 때',
};
