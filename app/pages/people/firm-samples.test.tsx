import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { firm as bare } from '#app/firm/data/samples/bare-firm.data.ts';
import { firm as full } from '#app/firm/data/samples/full-firm.data.ts';
import type { firm as sample } from '#app/firm/view/firm.ts';
import type { Page, Params } from '#app/router/define-page.ts';
import { reader } from '#app/router/visit-context.ts';
import { textPieces } from '../../../tests/site/text-pieces.ts';

afterEach(() => {
  vi.doUnmock('#app/firm/view/firm.ts');
  vi.resetModules();
});

/** The pages of people, made for a firm. */
async function load(firm: typeof sample) {
  vi.resetModules();
  vi.doMock('#app/firm/view/firm.ts', () => ({ firm }));
  const { people } = await import('./people.tsx');
  const { person } = await import('./person.tsx');
  const list = await render(people);
  return {
    head: list?.head,
    html: list?.html,
    paths: person.audience === 'everyone' ? person.paths?.() : undefined,
    person: (id: string) => render(person, { id }),
  };
}

async function render(page: Page, params: Params = {}) {
  const origin = 'https://www.example.com';
  const answer = await page.page({ params, origin, read: reader(new Map()) });
  return answer && { head: answer.head, html: renderToStaticMarkup(answer.body) };
}

test('without lawyers, describes each role and defines no page of a person', async () => {
  const roles = [{ role: '상담 담당', work: '전화를 드립니다.' }];
  const { html, paths, person } = await load({ ...bare, roles });
  expect(html).toContain('역할별로');
  expect(html).toContain('전화를 드립니다.');
  expect(html).not.toContain('id="lawyers"');
  expect(paths).toEqual([]);
  expect(await person('hong-gildong')).toBeUndefined();
});

test('without lawyers and roles, promises to name the lawyer', async () => {
  const { html } = await load(bare);
  expect(html).not.toMatch(/역할|id="lawyers"/);
  expect(html).toContain('상담하실 때 알려 드립니다');
});

test('a lawyer’s areas may wrap: in large letters, an unbroken area is wider than its column', async () => {
  const { html } = await load(full);
  const areas = /<dl class="profile-rows">.*?<\/dd>/s.exec(html?.split('성춘향</a>')[1] ?? '');
  expect(areas?.[0]).toContain('상속포기·한정승인');
  expect(areas?.[0]).not.toContain('nowrap');
});

test('each lawyer has a page with a portrait, areas and structured data', async () => {
  const { html, paths, person } = await load(full);
  expect(paths).toEqual(full.lawyers?.map(({ id }) => `/people/${id}`));
  for (const path of paths ?? []) expect(html).toContain(`href="${path}"`);
  const first = await person('hong-gildong');
  expect(first?.head.title).toContain('홍길동 대표변호사');
  expect(first?.html).toContain('href="/areas/division"');
  expect(first?.html).toMatch(/<img[^>]*assets\/sample-hong-gildong[^>]*alt="홍길동 대표변호사"/);
  expect(first?.html).toContain('"@type":"Person"');
});

test('lists the lawyers for each matter, unless the firm has only one', async () => {
  const { html = '' } = await load(full);
  const text = textPieces(html);
  expect(text).toContain('|어떤 일로 오셨나요?|빚이 더 많을 때|성춘향|');
  expect(text).toContain('|형제가 더 많이 받았을 때 (유류분)|홍길동|');
  expect(html).toContain('href="#seong-chunhyang"');
  const one = await load({ ...full, lawyers: full.lawyers?.slice(0, 1) });
  expect(one.html).not.toContain('어떤 일로');
});

test('shows only the rows that the firm has filled in for a lawyer', async () => {
  const { html = '' } = await load(full);
  const text = textPieces(html);
  expect(text).toContain('합의되는 것부터 먼저 정리합니다.');
  expect(text.match(/\|변호사 등록\|/g)).toHaveLength(1);
  expect(text).toContain('|변호사 등록|2001년|');
});
