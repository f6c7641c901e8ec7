import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { firm as bare } from '#app/firm/data/samples/bare-firm.data.ts';
import { firm as full } from '#app/firm/data/samples/full-firm.data.ts';
import type { firm as sample } from '#app/firm/view/firm.ts';
import { provide, reader } from '#app/router/visit-context.ts';

afterEach(() => {
  vi.doUnmock('#app/firm/view/firm.ts');
  vi.resetModules();
});

const ORIGIN = 'https://www.example.com';

/** The home page, its footer and structured data, rendered for a firm. */
async function render(firm: typeof sample) {
  vi.resetModules();
  vi.doMock('#app/firm/view/firm.ts', () => ({ firm }));
  const { home } = await import('#app/pages/home/home.tsx');
  const { FirmName } = await import('./layout/firm-name.tsx');
  const { Footer } = await import('./layout/footer.tsx');
  const { structuredData } = await import('#app/pages/home/structured-data.ts');
  // Imports them again, because the modules were reset.
  const { formOptionsContext } = await import('#app/consult/intake/contexts.server.ts');
  const { IslandContext } = await import('#app/browser/island.tsx');
  const options = { honeypot: 'memo', confirmation: false };
  const read = reader(provide([formOptionsContext, options]));
  const answer = await home.page({ params: {}, origin: ORIGIN, read });
  const html = renderToStaticMarkup(
    <IslandContext
      value={{
        render: (element, identifierPrefix) => renderToString(element, { identifierPrefix }),
        scripts: () => [],
      }}
    >
      {answer?.body}
      <Footer />
    </IslandContext>,
  );
  return {
    html,
    name: renderToStaticMarkup(<FirmName />),
    data: JSON.stringify(structuredData(ORIGIN)),
    ids: [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id),
  };
}

test('a firm with required facts only leaves no gaps', async () => {
  const { html, data } = await render(bare);
  for (const fact of [bare.name, bare.phone, '광고책임변호사', '서울특별시 예시구 예시로\u00a01']) {
    expect(html).toContain(fact);
  }
  expect(html).not.toMatch(/undefined|대표변호사|사업자등록번호|카카오톡|약도 크게|팩스|점심/);
  expect(html).not.toContain('id="people"');
  // A firm without people shows the first price among the prices.
  expect(html).toMatch(/비용을 알려 드립니다.*첫 상담<\/dt><dd>5만 원/);
  expect(html).toContain('변호사가 맡습니다.');
  expect(data).not.toMatch(/openingHours|Person|faxNumber|department/);
});

test('shows the name of an office once if its building has none', async () => {
  const { html } = await render({
    ...bare,
    branches: [{ name: '수원 분사무소', address: bare.address }],
  });
  expect(html.match(/<(?:h3|span|p)[^>]*>수원 분사무소</g)).toHaveLength(1);
});

test('a firm without a logo has the mark and its name', async () => {
  const { html, name, data } = await render(bare);
  expect(name).toMatch(/^<svg.*<\/svg><span[^>]*>법무법인 바탕<\/span>$/);
  expect(html).toMatch(/<svg viewBox="0 0 28 28"[^>]*>.*<\/svg>법무법인 바탕/);
  expect(data).not.toContain('"logo"');
});

test('a logo replaces the mark and the name in the header', async () => {
  const { html, name, data } = await render({ ...bare, logo: '/pictures/sample-hong-gildong.svg' });
  expect(name).toMatch(
    /^<picture class="logo logo-plate"><img src="\/assets\/sample-hong-gildong-\w+\.svg" width="32" height="40" alt="법무법인 바탕" loading="lazy"\/><\/picture>$/,
  );
  expect(html).not.toContain('viewBox="0 0 28 28"');
  expect(html).toContain('법무법인 바탕');
  expect(data).toMatch(
    /"logo":"https:\/\/www\.example\.com\/assets\/sample-hong-gildong-\w+\.svg"/,
  );
});

test('a picture of the way replaces the map, and map services are links', async () => {
  const { html } = await render({
    ...bare,
    directions: {
      picture: '/pictures/sample-hong-gildong.svg',
      alt: '예시역에서 곧장 걷습니다.',
      naverMap: 'https://naver.me/FxYz1234',
    },
  });
  expect(html).toMatch(
    /<div class="place-map"><a class="zoom"[^>]*><img[^>]* alt="예시역에서 곧장 걷습니다\."/,
  );
  expect(html).toMatch(/<a[^>]*href="https:\/\/naver\.me\/FxYz1234"[^>]*>네이버 지도<\/a>/);
  expect(html).toMatch(
    /<a[^>]*href="https:\/\/map\.kakao\.com\/link\/search\/[^"]*"[^>]*>카카오맵<\/a>/,
  );
});

/** The parts of the home page, in their order. */
const parts = [
  ...['situations', 'people', 'by-when', 'fees', 'tools'],
  ...['guides', 'questions', 'consult', 'place'],
];

test('shows all facts of a firm, each office and each lawyer', async () => {
  const { html, data, ids } = await render(full);
  for (const { name, role } of full.lawyers ?? []) {
    expect(html).toContain(name);
    expect(html).toContain(role);
  }
  expect(html.match(/약도 크게 보기/g)).toHaveLength(4);
  for (const words of [
    full.promise,
    '시작하기 전에 금액부터 말씀드립니다',
    '성춘향\u00a0변호사가 드립니다',
    '30만–60만 원',
    '모범빌딩 5층',
    'tel:031-000-0000',
    'youtube.com/@example',
  ]) {
    expect(html).toContain(words);
  }
  expect(html).not.toMatch(/제\d+장/);
  expect(ids.filter((id = '') => parts.includes(id))).toEqual(parts);
  expect(data.match(/"@type":"Person"/g)).toHaveLength(3);
  expect(data).toContain('"department"');
});

test('/people shows each lawyer with a portrait', async () => {
  vi.resetModules();
  vi.doMock('#app/firm/view/firm.ts', () => ({ firm: full }));
  const { people } = await import('#app/pages/people/people.tsx');
  const answer = await people.page({ params: {}, origin: ORIGIN, read: reader(new Map()) });
  const html = renderToStaticMarkup(answer?.body);
  for (const { name, role } of full.lawyers ?? []) {
    expect(html).toContain(name);
    expect(html).toContain(role);
  }
  expect(
    html.match(/<img[^>]*assets\/sample-(?:hong|seong)-[^>]*alt="(?:홍길동|성춘향) /g),
  ).toHaveLength(2);
  expect(html.match(/"@type":"Person"/g)).toHaveLength(3);
});

test('ids are unique', async () => {
  const { ids } = await render(full);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test.each([
  ['the least', bare],
  ['the most', full],
])('every link within the page has a target for a firm with %s facts', async (_, firm) => {
  const { html, ids } = await render(firm);
  const written = [...html.matchAll(/ href="\/?#([^"]*)"/g)].map(([, id]) => id);
  expect(written.length).toBeGreaterThan(1);
  expect(written.filter((id) => !ids.includes(id))).toEqual([]);
});

test('the staff calls first unless the firm names a lawyer, and no line leads to a face', async () => {
  const { firstCall: _, pricesFirst: __, promise: ___, ...silent } = full;
  const { html } = await render(silent);
  expect(html).toContain('첫 전화는 상담 담당이 드리고');
  expect(html).toContain('상담은 변호사가 합니다.');
  expect(html).toContain('비용을 알려 드립니다');
  expect(html).toContain('변호사를 소개합니다');
  expect(html).not.toMatch(/kin-line|call-node|상담료 없음/);
});

test('a single lawyer who calls has no line either, but the node', async () => {
  const { html } = await render({ ...full, lawyers: full.lawyers?.slice(1, 2) });
  expect(html).toContain('call-node');
  expect(html).not.toContain('kin-line');
});

test('a lawyer who calls is shown even if others come first', async () => {
  const [one, caller, third] = full.lawyers ?? [];
  const others = [one, third].flatMap((lawyer) => (lawyer ? [lawyer] : []));
  const lawyers = [...others, { ...others[0], id: 'fourth', name: '전우치', role: '변호사' }];
  const { html } = await render({ ...full, lawyers: caller ? [...lawyers, caller] : lawyers });
  expect(html).toMatch(/kin-line-3-of-3/);
});
