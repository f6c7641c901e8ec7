import { situationStages } from '#app/firm/data/situation-stages.data.ts';
import { firm } from '#app/firm/view/firm.ts';
import { readSlot, type SlotKind } from './call-plan.ts';
import { monthDay, weekdayWord } from './call-words.ts';
import { labelOf } from './label-of.ts';

/** Options are stored by their key; the firm sees the labels. */
export const stages: Readonly<Record<string, string>> = {
  ...situationStages,
  unsure: '잘 모르겠습니다',
};

export const methods = {
  phone: '전화로',
  visit: '사무실에서 만나서',
  email: '이메일로',
} as const;

/** The situation in words; null for a request that the office entered, where nobody asked. */
export function stageText({
  stage,
  entered,
}: {
  stage: string;
  entered?: object | undefined;
}): string | null {
  return entered && stage === 'unsure' ? null : labelOf(stages, stage);
}

/** Every time that was ever offered: stored requests keep their key. */
export const times = {
  any: '평일 아무 때나',
  morning: '평일 오전',
  afternoon: '평일 오후',
  late: '평일 오후 5시 이후',
  evening: '평일 저녁',
  saturday: '토요일',
} as const;

/** A stored time in words: 평일 오전, or 11월 26일 목요일 오후. */
export function timeText(time: string): string {
  const slot = readSlot(time);
  if (!slot) return labelOf({ ...times, ...callTimes }, time);
  const { day, kind } = slot;
  const words = [monthDay(day), weekdayWord(day), slotNames[kind]];
  return words.join(' ').replaceAll('\u00a0', ' ').trim();
}

/** The words of a day's slots. A Saturday has one, which needs none. */
export const slotNames: Record<SlotKind, string> = {
  morning: '오전',
  afternoon: '오후',
  evening: '저녁',
  saturday: '',
};

/** Call times that this firm offers. Evenings and Saturdays need hours in the firm's content. */
export const callTimes: Partial<Record<keyof typeof times, string>> = offered();

function offered() {
  const { evening, saturday, ...usual } = times;
  const hours = firm.callHours ?? {};
  return {
    ...usual,
    ...(hours.evening && { evening: `${evening} (${hours.evening.text})` }),
    ...(hours.saturday && { saturday: `${saturday} (${hours.saturday.text})` }),
  };
}
