import type { Day } from './model.ts';
import { BLANK } from './paper-copy.ts';

/** A name as typed, or a blank. */
export function orBlank(text: string): string {
  return text.trim() || BLANK;
}

/** Formats a day for a paper: 2026년 9월 14일, on one line; a blank if it is not known. */
export function paperDay(day: Day): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return day ? `${year}년\u00a0${Number(month)}월\u00a0${Number(date)}일` : BLANK;
}

/** Joins the parts of an article and of a fraction, so that no line breaks within them. */
export function joined(text: string): string {
  return text.replace(
    /(제\d+조(?:의\d+)?) (?=제\d+[항호])|(?<=제\d+항) (?=단서|제\d+호)/g,
    (found) => found.replace(' ', '\u00a0'),
  );
}

/** Spaces the letters of a short Korean name, as on a signature line: 유 춘 섬. */
export function spacedName(name: string): string {
  const text = name.trim();
  return /^[가-힣]{2,4}$/.test(text) ? [...text].join('\u00a0') : orBlank(text);
}

/** Joins names: 홍길순, 홍예시. */
export function listed(names: readonly string[]): string {
  return names.join(', ');
}

/** Spaces the letters of a short label to the width of a long one: 성  명. */
export function spacedLabel(label: string): string {
  const space = ['\u2003\u2003', '\u2002'][label.length - 2] ?? '';
  return [...label].join(space);
}
