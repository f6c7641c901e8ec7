import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { firm as full } from '#app/firm/data/samples/full-firm.data.ts';
import type { Column } from '#app/firm/schema/column-schema.ts';
import type { Page } from '#app/router/define-page.ts';
import { reader } from '#app/router/visit-context.ts';
import { textPieces } from '../../../tests/site/text-pieces.ts';

afterEach(() => {
  vi.doUnmock('#app/firm/view/firm.ts');
  vi.doUnmock('#app/firm/data/columns.data.ts');
  vi.resetModules();
});

const column = (slug: string): Column => ({
  slug,
  title: `제목 ${slug}`,
  kind: '강의',
  date: '2026-11-20',
  author: '성춘향',
  description: '설명입니다.',
  lead: ['<p>글입니다.</p>'],
  sections: [],
});

/** The lists of guides and people and a column's page, of a firm with these columns. */
async function load(columns: Column[]) {
  vi.resetModules();
  vi.doMock('#app/firm/view/firm.ts', () => ({ firm: full }));
  vi.doMock('#app/firm/data/columns.data.ts', () => ({ columns }));
  const { guides } = await import('../guides/guides.tsx');
  const { people } = await import('../people/people.tsx');
  const { person } = await import('../people/person.tsx');
  const { column } = await import('./column.tsx');
  return {
    guides: await htmlOf(guides),
    people: await htmlOf(people),
    person: await htmlOf(person, { id: 'seong-chunhyang' }),
    column: await htmlOf(column, { slug: 'one' }),
    paths: column.audience === 'everyone' ? column.paths?.() : undefined,
  };
}

async function htmlOf(page: Page, params = {}): Promise<string> {
  const answer = await page.page({
    params,
    origin: 'https://www.example.com',
    read: reader(new Map()),
  });
  return answer ? renderToStaticMarkup(answer.body) : '';
}

test('without columns nothing is shown of them, and the trunk ends at the last guides', async () => {
  const { guides, people, person, column, paths } = await load([]);
  expect(guides).not.toMatch(/칼럼|id="columns"/);
  expect(guides.match(/chapter-last/g)).toHaveLength(1);
  expect(people + person).not.toMatch(/칼럼|강의/);
  expect([column, paths]).toEqual(['', []]);
});

test('a lawyer’s columns are a row, of which the first two are named', async () => {
  const { guides, people, person, column: html } = await load(['one', 'two', 'three'].map(column));
  expect(guides.match(/chapter-last/g)).toHaveLength(1);
  expect(textPieces(people)).toContain('|칼럼·강의|제목 one|제목 two|칼럼·강의 1편 더 보기|');
  for (const slug of ['one', 'two', 'three']) expect(person).toContain(`href="/columns/${slug}"`);
  expect(html).toContain('href="/people/seong-chunhyang"');
  expect(textPieces(html)).toContain('|변호사|성춘향 변호사|');
});
