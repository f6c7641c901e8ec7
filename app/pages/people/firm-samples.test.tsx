import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { firm as sample } from '#app/content/firm.ts';
import { firm as bare } from '#app/content/samples/bare-firm.data.ts';
import { firm as full } from '#app/content/samples/full-firm.data.ts';

afterEach(() => {
  vi.doUnmock('#app/content/firm.ts');
  vi.resetModules();
});

/** The pages of people, loaded for a firm. */
async function load(firm: typeof sample) {
  vi.resetModules();
  vi.doMock('#app/content/firm.ts', () => ({ firm }));
  const { people } = await import('./people.loader.server.ts');
  const { person } = await import('./person.loader.server.ts');
  const { Page: People } = await import('./people.tsx');
  const { Page: Person } = await import('./person.tsx');
  // The loaders' own: modules were reset.
  const { originContext } = await import('#app/router/page-loader.server.ts');
  const context = new RouterContextProvider();
  context.set(originContext, 'https://www.example.com');
  const { head, content } = people.load({ params: {}, context });
  return {
    head,
    html: renderToStaticMarkup(<People content={content} />),
    paths: person.paths(),
    person: (id: string) => {
      const page = person.load({ params: { id }, context });
      return page && { ...page, html: renderToStaticMarkup(<Person content={page.content} />) };
    },
  };
}

test('without lawyers the page says what each role does, and nobody has a page', async () => {
  const roles = [{ role: '상담 담당', work: '전화를 드립니다.' }];
  const { html, paths, person } = await load({ ...bare, roles });
  expect(html).toContain('역할별로');
  expect(html).toContain('전화를 드립니다.');
  expect(html).not.toContain('id="lawyers"');
  expect(paths).toEqual([]);
  expect(person('sample-ga')).toBeNull();
});

test('without roles, too, it announces none', async () => {
  const { html } = await load(bare);
  expect(html).not.toMatch(/역할|id="lawyers"/);
  expect(html).toContain('상담하실 때 알려 드립니다');
});

test('each lawyer has a page with a portrait, areas and structured data', async () => {
  const { html, paths, person } = await load(full);
  expect(paths).toEqual(full.lawyers?.map(({ id }) => `/people/${id}`));
  for (const path of paths) expect(html).toContain(`href="${path}"`);
  const first = person('sample-ga');
  expect(first?.head.title).toContain('견본 가 대표변호사');
  expect(first?.html).toContain('href="/areas/division"');
  expect(first?.html).toMatch(/<img[^>]*assets\/placeholder-one[^>]*alt="견본 가 대표변호사"/);
  expect(JSON.stringify(first?.content.structuredData)).toContain('"@type":"Person"');
});
