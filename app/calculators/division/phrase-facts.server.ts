import type { LawFactId } from '#app/firm/law-facts/law-facts.ts';
import type { DivisionDoubt, DivisionReason } from '#app/law/division/reasons.ts';

/** Law facts that support each sentence of the division. */
export const divisionFacts: Record<DivisionReason['code'], LawFactId[]> = {
  'nothing-left': ['12.4'],
  'contributions-first': ['5.1'],
  'contributions-limited': ['5.1'],
  advances: ['5.2'],
  'excess-borne': ['5.2', '5.3'],
  reward: ['4.5', '5.2'],
  'value-at-division': ['5.7'],
  contribution: ['5.1'],
  'over-advanced': ['5.2', '5.3'],
  'rest-of-branch': ['1.7', '5.11'],
  part: ['1.4'],
  'part-less-benefit': ['1.4', '5.2'],
};

export const divisionDoubtFacts: Record<DivisionDoubt['code'], LawFactId[]> = {
  'reward-before-amendment': ['4.5', '12.11'],
  'gifts-before-representation': ['5.2', '12.10'],
  'in-truth-to-represented': ['4.15', '12.10'],
  'gift-to-represented': ['1.7', '4.16', '12.10'],
  'branch-bears-excess': ['1.7', '5.11'],
};

/** Law facts behind the texts of copy.ts, by path. */
export const copyFacts: Record<string, LawFactId[]> = {
  hint: ['5.7', '12.36', '12.37', '12.39'],
  representationHint: ['12.10'],
  'hints.reward': ['4.5', '5.2'],
  'hints.contribution': ['5.1'],
  over: ['5.3'],
  atDivisionHint: ['5.7'],
};
