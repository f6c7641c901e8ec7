import { visible } from './typed-text.ts';

/**
 * Finds what reads as a 주민등록번호 or 외국인등록번호: a date of six digits, then a digit for sex and
 * century and six more. The law lets nobody keep one without a statute (개인정보 보호법 제24조의2),
 * so it is refused before it is stored.
 */
export function containsResidentNumber(text: string): boolean {
  return pattern.test(visible(text));
}

const pattern =
  /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[\s.\-_~·/‐-―−]{0,3}[1-8]\d{6}(?!\d)/;
