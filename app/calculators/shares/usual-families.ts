import type { CalendarDate } from '#app/law/family.ts';
import { answer } from './answer.ts';
import { copy } from './copy.ts';
import { initial, type Kin, type ShareInput } from './input.ts';

/** A usual family and its statutory shares in words, for those without script. */
export interface UsualFamily {
  family: string;
  /** '배우자가 5분의 3을, 첫째가 5분의 2를 상속합니다.' */
  shares: string;
}

type UsualName = keyof typeof copy.usual.families;

const alone: ShareInput = { ...initial, spouse: null, children: [], estate: null };
const some = (count: number): Kin[] => Array.from({ length: count }, () => ({}));

const usual: Record<UsualName, Partial<ShareInput>> = {
  child1: { spouse: {}, children: some(1) },
  child2: { spouse: {}, children: some(2) },
  child3: { spouse: {}, children: some(3) },
  children2: { children: some(2) },
  children3: { children: some(3) },
  represented: { spouse: {}, children: [{}, { s: 'predeceased', c: some(2) }] },
  spouse: { spouse: {} },
  parent1: { spouse: {}, parents: some(1) },
  parent2: { spouse: {}, parents: some(2) },
  parents: { parents: some(2) },
  siblings: { siblings: some(2) },
};

/**
 * The shares of the usual families, as the law computes them.
 *
 * @param death the day whose law is applied
 */
export function usualFamilies(death: CalendarDate): UsualFamily[] {
  // Its keys are those of the record.
  return (Object.keys(usual) as UsualName[]).map((name) => ({
    family: copy.usual.families[name],
    shares: answer({ ...alone, ...usual[name], death }).sentence,
  }));
}
