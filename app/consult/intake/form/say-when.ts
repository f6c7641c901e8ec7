import { koreanClock, koreanDay } from '#app/law/korean-time.ts';
import { type CallLead, callLead } from '../call-lead.ts';
import type { FormFacts } from '../form-state.ts';

/**
 * Writes the words about the next call where the page has left places for them (`data-call="until"`), and hides what holds
 * in office hours only.
 */
export function sayWhen({ calls, office }: FormFacts, now: Date): void {
  const lead = callLead(calls, now);
  for (const name of ['until', 'begin'] satisfies (keyof CallLead)[]) {
    for (const place of document.querySelectorAll(`[data-call="${name}"]`)) {
      if (place.textContent !== lead[name]) place.textContent = lead[name];
    }
  }
  const clock = koreanClock(now);
  const works = calls.days.some(({ day, slots }) => day === koreanDay(now) && slots.length > 0);
  for (const place of document.querySelectorAll<HTMLElement>('[data-call="hours"]')) {
    place.hidden = !(works && clock >= office.opens && clock < office.closes);
  }
}
