import { expect, test } from 'vitest';
import { formOptionsContext } from '#app/consult/intake/contexts.server.ts';
import { errorReportsContext } from '#app/error-reports/contexts.server.ts';
import { popularWords } from '#app/firm/data/search.data.ts';
import { provide } from '#app/router/visit-context.ts';
import { createFind } from '#app/search/find.ts';
import { pages } from '#app/site/pages.ts';
import { trackingToolsContext } from '#app/tracking/contexts.server.ts';
import { createSearchEntries } from './search-entries.ts';

const made = {
  origin: 'https://www.example.com',
  provided: provide(
    [formOptionsContext, { honeypot: 'memo', confirmation: true }],
    [trackingToolsContext, []],
    [errorReportsContext, null],
  ),
};
const entries = await createSearchEntries(pages, made)();
const find = createFind(entries);

test.each([
  ['아버지가 돌아가셨어요', '/situations/just-died'],
  ['엄마가 돌아가셨습니다', '/situations/just-died'],
  ['아버지가 돌아가셨는데 빚이 많아요', '/situations/debt'],
  ['할아버지가 돌아가시면', '/questions#grandfather-after-renouncing'],
  ['오시는 길', '/#place'],
  ['주차', '/#place'],
  ['주차장', '/#place'],
  ['이복형제', '/questions#divorced-spouse-and-stepchildren'],
  ['새엄마', '/questions#divorced-spouse-and-stepchildren'],
  ['수임료', '/fees'],
  ['빛이 많아요', '/situations/debt'],
  ['무료상담', '/consult'],
  ['비트코인', '/may-i#crypto'],
  ['가게', '/may-i#shop'],
  ['조의금', '/may-i#condolence-money'],
  ['해외', '/guides/heirs-abroad'],
  ['미국에', '/guides/heirs-abroad'],
  ['카톡', '/consult'],
  ['전세', '/may-i#lease-deposit'],
  ['월세', '/may-i#rent'],
  ['설날', '/deadlines'],
  ['상속포기 신고 후', '/guides/next-rank-heirs'],
  ['공과금', '/may-i#utilities'],
  ['양자역학', undefined],
])('%s finds %s first', (query, path) => {
  expect(find(query).entries[0]?.path).toBe(path);
});

/** Words for pages that a firm may not have, and what is found without them. */
test.each([
  ['부산', '/courts', '/guides/renunciation-or-limited-acceptance'],
  ['분당', '/courts', undefined],
  ['어느 법원에', '/courts', '/guides/renunciation-or-limited-acceptance'],
  ['관할 법원', '/courts', '/guides/renunciation-or-limited-acceptance'],
  ['아포스티유', '/papers', '/guides/heirs-abroad'],
  ['호적', '/papers', undefined],
  ['자동차', '/checklist', '/may-i#car-driving'],
  ['사업자', '/checklist', '/may-i#shop'],
  ['영어', '/papers', '/guides/heirs-abroad'],
  ['상속포기 심판청구서', '/forms', '/guides/renunciation-or-limited-acceptance'],
  ['심판청구서', '/forms', '/guides/renunciation-or-limited-acceptance'],
])('%s finds %s first if the site has that page, and else %s', (query, page, otherwise) => {
  const stands = pages.some(({ path }) => path === page);
  const path = find(query).entries[0]?.path;
  expect(stands ? path?.split('#')[0] : path).toBe(stands ? page : otherwise);
});

test('a page that the site does not have is not found', async () => {
  const fewer = pages.filter(({ path }) => path !== '/may-i');
  const without = createFind(await createSearchEntries(fewer, made)());
  expect(without('비트코인').entries.map(({ path }) => path)).not.toContain('/may-i#crypto');
  expect(without('조의금').entries.every(({ path }) => !path.startsWith('/may-i'))).toBe(true);
});

test('each of the words that are searched for most finds something', () => {
  for (const word of popularWords) expect(find(word).entries, word).not.toEqual([]);
});

test('the facts of the office are found, and of the home page nothing else', () => {
  const home = entries.filter(({ path }) => /^\/(?:#|$)/.test(path));
  expect(home.map(({ path }) => path)).toEqual(['/#place']);
  expect(home[0]?.text).toMatch(/^주소 .* · 전화 .* · 상담 시간 .* · 교통 .* · 주차 /);
});
