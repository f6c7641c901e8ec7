import { daysBetween } from '#app/law/calendar.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';

/** The firm promises a call in the first window that has at least this much time left. */
export const LEFT_MS = 3_600_000;

/** The parts of a day for which a visitor can ask for the call. The keys are stored. */
const slotKinds = ['morning', 'afternoon', 'evening', 'saturday'] as const;
export type SlotKind = (typeof slotKinds)[number];

export interface Slot {
  kind: SlotKind;
  /** End of the window: an instant, ISO 8601. */
  end: string;
}

export interface CallDay {
  day: CalendarDate;
  /** Empty on a day without calls. */
  slots: readonly Slot[];
  /** Why nobody calls on this day: 토요일, 공휴일, or the firm's own reason. */
  closed?: string;
}

/** The days of the coming calls. The server makes it, so that no browser needs the holidays. */
export interface CallPlan {
  /** Time of the server: an instant, ISO 8601. */
  madeAt: string;
  /** Each day from the one on which the plan was made. */
  days: readonly CallDay[];
}

/** A slot of a day as a value of the form, such as 2026-11-26.afternoon. */
export function slotValue(day: CalendarDate, kind: SlotKind): string {
  return `${day}.${kind}`;
}

/** Reads a slot of a day; null for any other text. */
export function readSlot(value: string): { day: CalendarDate; kind: SlotKind } | null {
  const [, day = '', name = ''] = /^(\d{4}-\d{2}-\d{2})\.([a-z]+)$/.exec(value) ?? [];
  const kind = slotKinds.find((one) => one === name);
  return kind ? { day, kind } : null;
}

/** Whether the firm still promises a call in this slot. */
export function isOpen({ end }: Slot, now: Date): boolean {
  return Date.parse(end) - now.getTime() >= LEFT_MS;
}

/** The first slot that is still open. */
export function firstOpen(plan: CallPlan, now: Date): { day: CalendarDate; slot: Slot } | null {
  for (const { day, slots } of plan.days) {
    const slot = slots.find((one) => isOpen(one, now));
    if (slot) return { day, slot };
  }
  return null;
}

/** Time until which the firm promises to call whoever sends a request now and asks for no slot; as `callDue` says. */
export function nextEnd(plan: CallPlan, now: Date): string | null {
  for (const { slots } of plan.days) {
    const last = slots.filter(({ kind }) => kind === 'morning' || kind === 'afternoon').at(-1);
    if (last && isOpen(last, now)) return last.end;
  }
  return null;
}

/** A browser's time, or that of the server where the plan does not hold: the browser's clock can hardly be right. */
export function timeFor(plan: CallPlan, now: Date): Date {
  return holds(plan, now) ? now : new Date(plan.madeAt);
}

/** Whether a time is one for which the plan was made. */
export function holds({ madeAt, days }: CallPlan, now: Date): boolean {
  const isEarly = now.getTime() < Date.parse(madeAt) - LEFT_MS;
  return !isEarly && daysBetween(koreanDay(now), days.at(-1)?.day ?? '') >= 0;
}
