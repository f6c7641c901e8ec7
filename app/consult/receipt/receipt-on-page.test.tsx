import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReceiptOnPage } from './receipt-on-page.tsx';
import type { ReceiptState } from './receipt-view.ts';

const now = new Date('2026-11-20T10:00:00+09:00');

/** The words of a receipt that is opened by its link. */
function words(again: string | null, state: ReceiptState = 'received'): string {
  const receipt = {
    reference: '7KQ2-M4XD',
    receivedAt: now.toISOString(),
    path: '/received/x',
    until: '2026-12-20T01:00:00.000Z',
    fresh: true,
    state,
    due: '2026-11-20T09:00:00.000Z',
    again,
    called: true,
    appointmentAt: null,
    eraseBy: null,
    checkedBy: 'phone' as const,
    choices: [],
  };
  const html = renderToStaticMarkup(
    <ReceiptOnPage
      kind="open"
      receipt={receipt}
      own={null}
      browser={{ kept: false, isPhone: true }}
      origin="https://example.com"
      now={now}
    />,
  );
  return html.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
}

test('says until when the firm calls once more, where it promises that', () => {
  expect(words('2026-11-23T03:00:00.000Z')).toContain(
    '못 받으시면 월요일 정오까지 한 번 더 전화드립니다.',
  );
  expect(words(null)).toContain('못 받으셨으면 02-0000-0000번으로 전화해 주세요.');
});

test.each([
  ['booked', '그때까지 이렇게 해 주세요', '독촉장과 우편물'],
  ['contacted', '이것은 계속 지켜 주세요', '독촉장과 우편물'],
  ['closed', '법정 기한은 멈추지 않습니다', '상담을 마치셔도 기한은 그대로'],
] as const)('says what to do while the request is %s', (state, title, text) => {
  const page = words(null, state);
  expect(page).toContain(title);
  expect(page).toContain(text);
});

test('advises nothing once the firm has the case, nor on mail after the consultation', () => {
  expect(words(null, 'retained')).not.toContain('기한은 그대로');
  expect(words(null, 'closed')).not.toContain('독촉장과 우편물');
});
