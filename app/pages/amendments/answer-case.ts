import { hasCase } from '#app/case/key.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { readDay, wholeDayIn } from '#app/law/typed-day.ts';

/**
 * Answers in each `data-yes` of the page whether a change of the law applies to the death in the field. The day is read
 * from the case and written to it. An answer on show is that of the day on show.
 */
export function answerCase(root: HTMLElement, signal: AbortSignal): void {
  const field = root.querySelector('input');
  const status = root.querySelector<HTMLElement>('[role="status"]');
  const empty = root.querySelector('button');
  if (!field || !status || !empty || signal.aborted) return;
  const answers = document.querySelectorAll<HTMLElement>('[data-yes]');
  let unsubscribe: (() => void) | undefined;

  /** @param words what the status says of a day that has an answer */
  const show = (words = status.dataset.answered ?? '') => {
    const day = dayIn(field.value);
    const isFuture = day !== null && day > koreanDay(new Date());
    for (const answer of answers) {
      answer.textContent = day !== null && !isFuture ? answerTo(day, answer) : '';
    }
    empty.hidden = field.value === '';
    status.textContent = day === null ? '' : isFuture ? (status.dataset.future ?? '') : words;
  };

  /** Shows the day of the case. The case's code loads only if there is a case, or something was typed. */
  const follow = async () => {
    if (!hasCase() && !unsubscribe) return;
    const { theCase } = await import('#app/case/case.ts');
    const fill = () => {
      const { death } = theCase.read();
      const isTyping = document.activeElement === field && field.value !== '';
      if (!field.isConnected || isTyping || dayIn(field.value) === (death ?? null)) return;
      field.value = death ? dottedDate(death) : '';
      show(status.dataset.filled);
    };
    if (signal.aborted) return;
    unsubscribe ??= theCase.subscribe(fill);
    fill();
  };

  /** Takes what the field holds. The case has no day while the field has none, as in the calculators. */
  const take = async () => {
    show();
    const { theCase } = await import('#app/case/case.ts');
    const death = dayIn(field.value) ?? undefined;
    if (theCase.read().death !== death) theCase.change({ death });
    await follow();
  };

  const arrange = () => {
    const day = dayIn(field.value);
    if (day) field.value = dottedDate(day);
    else if (field.value.trim() !== '') status.textContent = status.dataset.unreadable ?? '';
  };

  const clear = () => {
    field.value = '';
    field.focus();
    void take().catch(ignore);
  };

  field.addEventListener('input', () => void take().catch(ignore), { signal });
  field.addEventListener('change', arrange, { signal });
  empty.addEventListener('click', clear, { signal });
  // The case may have changed on another page.
  document.addEventListener('page:returned', () => void follow().catch(ignore), { signal });
  addEventListener('pageshow', () => void follow().catch(ignore), { signal });
  // The visitor may have typed before this code loaded.
  void (field.value === '' ? follow() : take()).catch(ignore);
  signal.addEventListener('abort', () => unsubscribe?.());
}

/** Accepts that the code of the case is lost: the page answers, and the day is not kept. */
function ignore(): void {}

function dayIn(typed: string): CalendarDate | null {
  const whole = wholeDayIn(typed);
  const day = whole && readDay(whole);
  return typeof day === 'string' && day !== '' ? day : null;
}

/** Returns an element's answer to a day, which stays on one line. */
function answerTo(day: CalendarDate, { dataset: { from = '', yes = '', no = '' } }: HTMLElement) {
  return (day >= from ? yes : no).replace('#', dottedDate(day).replaceAll(' ', '\u00a0'));
}
