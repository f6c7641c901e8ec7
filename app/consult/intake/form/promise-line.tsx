import { firstOpen, nextEnd, readSlot, slotValue } from '#app/consult/requests/call-plan.ts';
import { untilWithDate, untilWords } from '#app/consult/requests/call-words.ts';
import { formatPhone, parsePhone } from '#app/consult/requests/fields/phone.ts';
import type { FieldValues } from '#app/consult/requests/fields/schema.ts';
import { Unbroken } from '#app/ui/unbroken.tsx';
import { form as copy } from '../copy.ts';
import type { FormFacts } from '../form-state.ts';

interface PromiseLineProps {
  facts: FormFacts;
  /** Null until the browser knows it. */
  now: Date | null;
  /** The fields as typed. */
  typed: FieldValues;
}

/** Under the button: until when the firm calls, from which number, and which one it calls. */
export function PromiseLine({ facts, now, typed }: PromiseLineProps) {
  const { phone = '', email, method, time = '' } = typed;
  if (method === 'email' || (phone === '' && email)) return <p>{copy.answersByMail}</p>;
  const until = now ? promised(facts, now, time) : '';
  const parsed = parsePhone(phone);
  // A foreign number is shown as it was typed.
  const number = parsed.ok
    ? parsed.number.startsWith('+')
      ? phone.trim()
      : formatPhone(parsed.number)
    : '';
  const text = copy.promise(until, facts.phone, number);
  return (
    // A translator has moved the words of another sentence.
    <p key={text}>
      <Unbroken text={text} />
    </p>
  );
}

/** The end of the chosen slot in words; without one, of the next call. The form itself chooses the first open slot. */
function promised({ calls }: FormFacts, now: Date, time: string): string {
  const slot = readSlot(time);
  const chosen = calls.days
    .find(({ day }) => day === slot?.day)
    ?.slots.find(({ kind }) => kind === slot?.kind);
  const end = chosen?.end ?? nextEnd(calls, now);
  if (!end) return '';
  const first = firstOpen(calls, now);
  const isFirst = first !== null && slotValue(first.day, first.slot.kind) === time;
  return chosen && !isFirst ? copy.chosen(untilWithDate(end, now)) : untilWords(end, now);
}
