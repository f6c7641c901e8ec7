import { withParticle } from '#app/content/josa.ts';

/** As `withParticle`, and a number at the end takes the particle of how it is read: 1을, 2를. */
export function particle(text: string, closed: string, open: string): string {
  const last = text.at(-1) ?? '';
  const read = DIGITS['0123456789'.indexOf(last)] ?? text;
  return text + withParticle(read, closed, open).slice(read.length);
}

const DIGITS = '영일이삼사오육칠팔구';
