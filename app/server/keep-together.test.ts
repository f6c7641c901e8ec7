import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

const dot = (text: string) => `<span class="whitespace-nowrap">${text}·</span>`;

test.each([
  ['<p>상속포기·한정승인</p>', `<p><span>상속포${dot('기')}한정승인</span></p>`],
  ['<p>시·군·구</p>', `<p><span>${dot('시')}${dot('군')}구</span></p>`],
  [
    '<p>제1026조·제1041조 &amp;·나</p>',
    `<p><span>제1026${dot('조')}제1041조 ${dot('&amp;')}나</span></p>`,
  ],
  [
    '<p>홈의 ‘신청’에서</p>',
    '<p><span>홈의 ‘신청<span class="whitespace-nowrap">’에</span>서</span></p>',
  ],
  [
    '<p>받을 분(유증)에게</p>',
    '<p><span>받을 분(유증<span class="whitespace-nowrap">)에</span>게</span></p>',
  ],
  [
    '<p>내일(월요일) 정오까지</p>',
    '<p><span>내<span class="whitespace-nowrap">일(월요일)</span> 정오까지</span></p>',
  ],
  ['<p>홍길동 · 변호사</p>', '<p>홍길동\u00a0· 변호사</p>'],
  ['<p>2026. 3. 17. 전, 민법 제1조</p>', '<p>2026.\u00a03.\u00a017. 전, 민법\u00a0제1조</p>'],
])('%s', (html, expected) => {
  expect(keepTogether(html)).toBe(expected);
});

test.each([
  '<div class="contents" data-island="shares"><div>상속포기·한정승인</div><p>2026. 3. 17.</p></div>',
  '<script type="application/ld+json">{"name":"가·나"}</script>',
  '<svg viewBox="0 0 1 1"><text>가·나</text></svg>',
  '<span class="whitespace-nowrap">수집·이용</span>',
  '<img alt="가·나">',
])('%s stays, and what follows it does not', (html) => {
  expect(keepTogether(`${html}<p>가·나</p>`)).toBe(`${html}<p><span>${dot('가')}나</span></p>`);
});
