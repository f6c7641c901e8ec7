import { contactOnly, visible } from './typed-text.ts';

/** A number that the firm can call back, or a sentence that explains the problem. */
export type ParsedPhone = { ok: true; number: string } | { ok: false; problem: string };

const problems = {
  unreadable: '전화번호를 다시 확인해 주세요. 예:\u00a0010-0000-0000',
  short: '번호가 한두 자리 모자랍니다. 예:\u00a0010-1234-5678',
  representative: '1588 같은 대표번호로는 전화드릴 수 없습니다. 받으실 번호를 적어 주세요.',
  abroad: '해외 번호는 +와 국가 번호부터 적어 주세요. 예:\u00a0+1\u00a0212\u00a0555\u00a00100',
  extension: '내선 번호는 하실 말씀에 적고, 여기에는 전화번호만 적어 주세요.',
};

/** Includes the letters ㅡ and ㆍ (in NFKC), ー and 一, typed for a dash or a dot. Excludes ~: 4567~8 is two numbers. */
const separators = /[().\-‐-―−─━ー一\u1173·\u119e・‧•_/]/g;

/** The forms of Korean numbers (전기통신번호관리세칙): the prefix, then the groups of digits. */
const plans: { pattern: RegExp; prefix: number }[] = [
  { pattern: /^010\d{8}$/, prefix: 3 },
  { pattern: /^01[16789]\d{7,8}$/, prefix: 3 },
  { pattern: /^02\d{7,8}$/, prefix: 2 },
  { pattern: /^0(3[1-3]|4[1-4]|5[1-5]|6[1-4])\d{7,8}$/, prefix: 3 },
  { pattern: /^070\d{8}$/, prefix: 3 },
  { pattern: /^050[2-8]\d{7,8}$/, prefix: 4 },
];

/**
 * Reads a Korean mobile, landline, internet or safe (050X) number as people type and copy it (typed-text.ts):
 * full-width digits, dots, brackets, spaces, +82, 0082 and 82 included; and a number of another country (E.164).
 *
 * @returns the number without separators: a Korean number from its leading 0 on, any other from its +
 */
export function parsePhone(typed: string): ParsedPhone {
  const text = visible(typed);
  if (/내선|구내|(?<![a-z])ext|#\s*\d/i.test(text))
    return { ok: false, problem: problems.extension };
  const stripped = contactOnly(text).replace(separators, '');
  const digits = stripped.replace(/^(?:\+|00)820?/, '0').replace(/^820?(?=[1-9]\d{7,10}$)/, '0');
  if (/^(?:\+|00)/.test(digits)) return parseAbroad(digits);
  if (/^1[568]\d{6}$/.test(digits)) return { ok: false, problem: problems.representative };
  const plan = plans.find(({ pattern }) => pattern.test(digits));
  const subscriber = plan ? digits.slice(plan.prefix) : '';
  if (isShort(digits)) return { ok: false, problem: problems.short };
  if (!plan || /^(\d)\1+$/.test(subscriber)) return { ok: false, problem: problems.unreadable };
  return { ok: true, number: digits };
}

/** Whether one or two digits of a Korean number are missing. */
function isShort(digits: string): boolean {
  return /^(?:010\d{6,7}|02\d{5,6}|0[3-6]\d{6,7})$/.test(digits);
}

/**
 * Reads a foreign number, which must begin with + and the country code. The prefix for + differs: 00 in some countries,
 * and 001, 002 or 00700 in Korea.
 */
function parseAbroad(stripped: string): ParsedPhone {
  const known = /^\+[1-9]\d{6,14}$/.test(stripped) && !/^\+(\d)\1+$/.test(stripped);
  return known ? { ok: true, number: stripped } : { ok: false, problem: problems.abroad };
}

/** Whether a number, as `parsePhone` gives it, is that of a Korean mobile phone: only these receive SMS. */
export function isMobile(number: string): boolean {
  return /^01\d/.test(number);
}

/** Digits as they are read in Korea: 010-1234-5678, 02-123-4567. Anything else is returned as it is. */
export function formatPhone(digits: string): string {
  const plan = plans.find(({ pattern }) => pattern.test(digits));
  if (!plan) return digits;
  return [digits.slice(0, plan.prefix), digits.slice(plan.prefix, -4), digits.slice(-4)].join('-');
}
