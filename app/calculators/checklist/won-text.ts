/** 5,000원; a sum of small fees reads better without 만. */
export function wonText(won: number): string {
  return `${won.toLocaleString('ko-KR')}원`;
}
