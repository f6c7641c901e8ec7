import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { firm as full } from '#app/firm/data/samples/full-firm.data.ts';

vi.mock('#app/firm/view/firm.ts', () => ({
  firm: { ...full, firstCall: { ...full.firstCall, by: 'hong-gildong' } },
}));
const { CallerFace, LawyerFaces, LawyerName, namedLawyers } = await import('./lawyer-face.tsx');

test('a lawyer’s name is a link with the portrait', () => {
  const html = renderToStaticMarkup(<LawyerName name="홍길동" />);
  expect(html).toMatch(
    /<a [^>]*href="\/people\/hong-gildong"[^>]*><img [^>]*sample-hong-gildong[^>]*alt=""/,
  );
});

test('somebody who is none of the lawyers is a name without a link', () => {
  expect(renderToStaticMarkup(<LawyerName name="김새벽" />)).toBe('김새벽');
});

test('the lawyers of an area are in a row, with one word for their role', () => {
  const taxLawyers = namedLawyers(({ areas }) => areas?.includes('tax') === true);
  const html = renderToStaticMarkup(<LawyerFaces lawyers={taxLawyers} />);
  expect(html.match(/<li>/g)).toHaveLength(1);
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('성춘향 변호사');
});

test('the portrait of the lawyer who calls first is shown without a link', () => {
  const html = renderToStaticMarkup(<CallerFace />);
  expect(html).toMatch(/<img [^>]*sample-hong-gildong[^>]*>$/);
  expect(html).not.toContain('<a ');
});
