import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReceiptOnPage } from './receipt-on-page.tsx';

const now = new Date('2026-11-20T10:00:00+09:00');

/** The words of a receipt that is opened by its link. */
function words(again: string | null): string {
  const receipt = {
    reference: '7KQ2-M4XD',
    receivedAt: now.toISOString(),
    path: '/received/x',
    until: '2026-12-20T01:00:00.000Z',
    fresh: true,
    state: 'received' as const,
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
