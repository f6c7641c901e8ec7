import type { CalendarDate } from '#app/law/family.ts';
import { answerSince1991 } from './answer.ts';
import { nobody, type ShareInput } from './input.ts';
import { resized } from './relative-path.ts';

/** A usual family and its statutory shares in words, for browsers without script. */
export interface UsualFamily {
  family: string;
  /** '배우자가 5분의 3을, 첫째가 5분의 2를 상속합니다.' */
  shares: string;
}

const some = (count: number) => resized([], count);

const usual: [family: string, members: Partial<ShareInput>][] = [
  ['배우자와 자녀 한 명', { spouse: {}, children: some(1) }],
  ['배우자와 자녀 두 명', { spouse: {}, children: some(2) }],
  ['배우자와 자녀 세 명', { spouse: {}, children: some(3) }],
  ['자녀 두 명', { children: some(2) }],
  ['자녀 세 명', { children: some(3) }],
  [
    '배우자와 자녀 둘(한 명은 먼저 사망), 손자녀 두 명',
    { spouse: {}, children: [{}, { status: 'predeceased', children: some(2) }] },
  ],
  ['배우자만', { spouse: {} }],
  ['배우자와 부모 한 분', { spouse: {}, parents: some(1) }],
  ['배우자와 부모 두 분', { spouse: {}, parents: some(2) }],
  ['부모 두 분', { parents: some(2) }],
  ['형제자매 두 명', { siblings: some(2) }],
];

/**
 * Computes the shares of the usual families.
 *
 * @param death date whose law is applied
 */
export function usualFamilies(death: CalendarDate): UsualFamily[] {
  return usual.map(([family, members]) => ({
    family,
    shares: answerSince1991({ ...nobody, ...members, death }).sentence,
  }));
}
