import type { TypedText } from '#app/ui/typing/format-while-typing.ts';
import { narrow } from '#app/ui/typing/narrow.ts';

/** Number formats: digits of the prefix, and minimum digits of the middle group. */
interface Plan {
  begins: RegExp;
  prefix: number;
  middle: 3 | 4;
}

const plans: Plan[] = [
  { begins: /^02/, prefix: 2, middle: 3 },
  { begins: /^050/, prefix: 4, middle: 3 },
  { begins: /^0[17]0/, prefix: 3, middle: 4 },
  { begins: /^0(?!0)/, prefix: 3, middle: 3 },
];

/**
 * Sets the hyphens of a Korean phone number while it is typed. Leaves other text, and hyphens in valid places,
 * unchanged. Adds no digit, and removes one only if the visitor deleted the hyphen next to it.
 *
 * @param typed value after the input
 * @param before value before the input
 * @param forward whether Delete was pressed, not Backspace
 */
export function arrangePhone(typed: TypedText, before = '', forward = false): TypedText {
  const { value, caret } = national({ ...typed, value: narrow(typed.value) });
  const plain = value.replace(/[\s.()/·‐-―−]/g, '-');
  let digits = digitsOf(plain);
  let ahead = digitsOf(plain.slice(0, caret)).length;
  const lostHyphen = before.length - value.length === 1 && digitsOf(before) === digits;
  if (lostHyphen) {
    if (!forward && ahead > 0) ahead--;
    digits = digits.slice(0, ahead) + digits.slice(ahead + 1);
  }
  const plan = plans.find(({ begins }) => begins.test(digits));
  if (!plan || /[^\d-]/.test(plain)) return typed;
  const adding = value.length > before.length;
  if (!lostHyphen && standsWell(plain, plan) && (adding || !plain.endsWith('-'))) {
    return { value: plain, caret };
  }
  const grouped = group(digits, plan);
  return {
    value: grouped,
    caret: ahead === digits.length ? grouped.length : placeAfter(grouped, ahead),
  };
}

/** +82 10-1234-5678, as browsers autofill it, becomes 010…, once it has nine digits. */
function national({ value, caret }: TypedText): TypedText {
  const code = /^\s*(?:\+|00)82[^\d]*0?(?=\D*[1-9])/.exec(value)?.[0] ?? '';
  if (!code || digitsOf(value.slice(code.length)).length < 9) return { value, caret };
  return { value: `0${value.slice(code.length)}`, caret: Math.max(caret - code.length, 0) + 1 };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether the groups are those of a complete or partial number. */
function standsWell(text: string, { prefix, middle }: Plan): boolean {
  const [first = '', second = '', third, ...more] = text.split('-');
  const whole = first.length === prefix && second.length <= 4;
  if (!text.includes('-')) return first.length <= prefix;
  if (third === undefined) return whole;
  return whole && second.length >= middle && third.length <= 4 && more.length === 0;
}

function group(digits: string, { prefix, middle }: Plan): string {
  const rest = digits.slice(prefix);
  const split = rest.length > middle + 4 ? 4 : middle;
  const groups = [digits.slice(0, prefix), rest.slice(0, split), rest.slice(split)];
  return groups.filter(Boolean).join('-');
}

/** The position after a number of digits. */
function placeAfter(value: string, count: number): number {
  const digits = [...value.matchAll(/\d/g)];
  return count === 0 ? 0 : (digits[count - 1]?.index ?? value.length) + 1;
}
