import * as v from 'valibot';
import { hasHue } from '../color/accent.ts';

const FORM = "색은 '#1f3a5f'처럼 #과 여섯 자리(0–9, a–f)를 따옴표로 감싸 적습니다";
const GRAY =
  '빛깔이 없는 색입니다. 글과 선이 회색이라, 누를 곳과 고른 것이 구별되지 않습니다. 로고에서 빛깔이 있는 색을 고르거나, 줄을 지워 사이트의 노란색을 씁니다';

/** A colour such as #1f3a5f, with a hue. */
export const color = v.pipe(
  v.string(({ input }) => told(input)),
  v.check(
    (value) => /^#[\da-f]{6}$/i.test(value),
    ({ input }) => told(input),
  ),
  v.toLowerCase(),
  v.check(hasHue, GRAY),
  v.metadata({ color: true }),
);

/** Returns the message about an invalid colour, with the colour that was probably meant. */
function told(written: unknown): string {
  const meant = meantBy(String(written ?? '').trim());
  return meant ? `${FORM}. 적으신 색이면 '${meant}'입니다` : FORM;
}

function meantBy(written: string): string | null {
  const [, digits] = /^#?([\da-f]{6})(?:[\da-f]{2})?$/i.exec(written) ?? [];
  if (digits) return `#${digits.toLowerCase()}`;
  const [, short] = /^#([\da-f]{3})$/i.exec(written) ?? [];
  if (short) return `#${short.toLowerCase().replaceAll(/./g, '$&$&')}`;
  const [, channels] = /^rgba?\(([\d\s,]+)(?:[,/].*)?\)$/i.exec(written) ?? [];
  const numbers = channels?.match(/\d+/g)?.map(Number) ?? [];
  if (numbers.length < 3 || numbers.some((number) => number > 255)) return null;
  const hex = numbers.slice(0, 3).map((number) => number.toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}
