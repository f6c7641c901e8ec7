import { visible } from './typed-text.ts';

/**
 * Finds text that reads as a 주민등록번호 or 외국인등록번호: a date of six digits, then a digit for sex and
 * century and six more. Nobody may keep such a number unless a statute allows it (개인정보 보호법
 * 제24조의2), so the form is refused before it is stored. A company's number has the same shape; the words around it
 * distinguish the two.
 *
 * @returns the number as it is written, on one line; null: none found
 */
export function residentNumberIn(text: string): string | null {
  const shown = visible(text);
  for (const { 0: number, index } of shown.matchAll(pattern)) {
    const isCompany =
      companyBefore.test(shown.slice(Math.max(0, index - NEAR), index)) ||
      companyAfter.test(shown.slice(index + number.length));
    if (!isCompany) return number.replace(/\s+/g, ' ');
  }
  return null;
}

/** How far before a number its name may begin, in characters. */
const NEAR = 40;

const pattern =
  /(?<!\d)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[\s.\-_~·/‐-―−]{0,3}[1-8]\d{6}(?!\d)/g;

/** 법인등록번호, or 부동산등기용등록번호 of an association, with no other kind of number named after it. */
const companyBefore =
  /(?:법인\s*(?:등록\s*)?|등기용\s*등록\s*)번호(?:(?!주민|외국인|본인)\D){0,12}$/;
const companyAfter = /^\s*[([]\s*(?:법인\s*(?:등록\s*)?|(?:부동산\s*)?등기용\s*등록\s*)번호/;
