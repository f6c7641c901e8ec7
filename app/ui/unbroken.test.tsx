import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

test.each([
  ['고르신 시간대에 02-0000-0000번으로 전화드립니다.', ['02-0000-0000']],
  ['예:\u00a0010-0000-0000', ['010-0000-0000']],
  ['1588-0000이나 +82-2-000-0000으로', ['1588-0000', '+82-2-000-0000']],
  ['개인정보 수집·이용 동의', ['집·']],
  ['제한능력자의 승인·포기의 기간', ['인·']],
  ['상속포기·한정승인, 유언·신탁', ['기·', '언·']],
  ['민법 제1019조 제1항, 3개월 - 6개월', []],
])('%s is whole, with its own characters', (text, whole) => {
  const html = renderToStaticMarkup(<Unbroken text={text} />);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text);
  const found = [...html.matchAll(/<span class="whitespace-nowrap">([^<]*)<\/span>/g)];
  expect(found.map(([, words]) => words)).toEqual(whole);
});
