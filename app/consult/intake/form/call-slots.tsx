import { useEffect, useRef } from 'react';
import {
  type CallDay,
  type CallPlan,
  firstOpen,
  isOpen,
  slotValue,
} from '#app/consult/requests/call-plan.ts';
import { weekdayWord } from '#app/consult/requests/call-words.ts';
import { slotNames } from '#app/consult/requests/choices.ts';
import { daysBetween, weekdayOf } from '#app/law/calendar.ts';
import { dottedMonthDay } from '#app/law/dotted-date.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { form as copy } from '../copy.ts';
import type { FormFacts } from '../form-state.ts';
import type { FieldProps } from './field-controls.tsx';
import { describedBy, FieldError, fieldId } from './field-parts.tsx';

/** Number of open days above 다른 날 고르기. */
const NEAR = 3;

interface CallSlotsProps extends FieldProps {
  facts: FormFacts;
  /** Null until the browser knows it. */
  now: Date | null;
  /** Whether the number typed is that of another country. */
  abroad: boolean;
}

/** 언제 전화드릴까요?: the half days to come, the earliest of them chosen. */
export function CallSlots({ name, value, error, facts, now, abroad }: CallSlotsProps) {
  const { calls, halves } = facts;
  const at = now ?? new Date(calls.madeAt);
  const rows = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (now) leavePassed(rows.current);
  }, [now]);
  const first = firstOpen(calls, at);
  const chosen = value ?? (first ? slotValue(first.day, first.slot.kind) : '');
  const days = calls.days.filter(({ day, slots }) => day >= koreanDay(at) && !isFree(day, slots));
  const hasOpen = ({ slots }: CallDay) => slots.some((slot) => isOpen(slot, at));
  const last = days.filter(hasOpen)[NEAR - 1];
  const near = last ? days.indexOf(last) + 1 : days.length;
  const row = (one: CallDay) => (
    <DayRow key={one.day} {...one} name={name} chosen={chosen} at={at} hasToday={now !== null} />
  );
  return (
    <fieldset ref={rows} aria-describedby={describedBy(name, error, 'hint')}>
      <legend className="font-semibold text-ink">{copy.time}</legend>
      <p className="mb-3 text-muted" id={`${fieldId(name)}-hint`}>
        <span>{copy.timeHint(halves, abroad)}</span>{' '}
        {isClosedOnSaturdays(calls) && <span>{copy.closedWeekends}</span>}
      </p>
      {/* The target of the error summary's link. */}
      <div className="call-days" id={fieldId(name)} tabIndex={-1}>
        {days.slice(0, near).map(row)}
      </div>
      {days.length > near && (
        <details>
          <summary className="flex min-h-13 w-fit cursor-pointer items-center gap-2 text-ink">
            <span className="link">{copy.otherDays}</span>
            <span className="accordion-sign" aria-hidden="true" />
          </summary>
          <div className="call-days">{days.slice(near).map(row)}</div>
        </details>
      )}
      <FieldError name={name} error={error} />
    </fieldset>
  );
}

/** Chooses the first open slot if the chosen one has passed or none is chosen. */
function leavePassed(rows: HTMLFieldSetElement | null): void {
  if (!rows || rows.querySelector(':checked:enabled')) return;
  const open = rows.querySelector<HTMLInputElement>('input:enabled');
  if (!open) return;
  open.checked = true;
  open.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether a day is on a weekend and has no slots: it needs no row. */
function isFree(day: string, slots: CallDay['slots']): boolean {
  return slots.length === 0 && [0, 6].includes(weekdayOf(day));
}

/** Whether the firm calls on no Saturday: such days have no row. */
function isClosedOnSaturdays({ days }: CallPlan): boolean {
  return days.every(({ day, slots }) => weekdayOf(day) !== 6 || slots.length === 0);
}

interface DayRowProps extends CallDay {
  name: string;
  chosen: string;
  at: Date;
  /** Whether the day may be called 오늘: the text is not read on another one. */
  hasToday: boolean;
}

function DayRow({ day, slots, closed, name, chosen, at, hasToday }: DayRowProps) {
  const title = (hasToday && copy.nearDays[daysBetween(koreanDay(at), day)]) || weekdayWord(day);
  const date = dottedMonthDay(day);
  const isNamed = title === weekdayWord(day);
  return (
    <div className="call-day">
      <p id={`call-${day}`}>
        <span className="font-semibold text-ink">{title}</span>
        <span className="block text-muted t1">
          {isNamed ? date : `${date} ${weekdayWord(day).charAt(0)}`}
        </span>
      </p>
      {closed && <p className="call-closed">{copy.closedDay(closed)}</p>}
      {slots.map((slot) => {
        const value = slotValue(day, slot.kind);
        const open = isOpen(slot, at);
        return (
          <label className="call-slot" key={value}>
            <input
              className="sr-only"
              type="radio"
              name={name}
              value={value}
              defaultChecked={open && value === chosen}
              disabled={!open}
              aria-describedby={`call-${day}`}
            />
            <span>{slotNames[slot.kind] || copy.wholeDay}</span>
          </label>
        );
      })}
    </div>
  );
}
