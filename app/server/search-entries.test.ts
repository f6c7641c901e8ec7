import { expect, test } from 'vitest';
import { formOptionsContext } from '#app/consult/intake/contexts.server.ts';
import { errorReportsContext } from '#app/error-reports/contexts.server.ts';
import { provide } from '#app/router/visit-context.ts';
import { createFind } from '#app/search/find.ts';
import { pages } from '#app/site/pages.ts';
import { trackingToolsContext } from '#app/tracking/contexts.server.ts';
import { createSearchEntries } from './search-entries.ts';

const entries = await createSearchEntries(pages, {
  origin: 'https://www.example.com',
  provided: provide(
    [formOptionsContext, { honeypot: 'memo', confirmation: true }],
    [trackingToolsContext, []],
    [errorReportsContext, null],
  ),
})();
const find = createFind(entries);

test.each([
  ['아버지가 돌아가셨어요', '/situations/just-died'],
  ['엄마가 돌아가셨습니다', '/situations/just-died'],
  ['아버지가 돌아가셨는데 빚이 많아요', '/situations/debt'],
  ['할아버지가 돌아가시면', '/questions#grandfather-after-renouncing'],
  ['관할 법원', '/guides/renunciation-or-limited-acceptance'],
  ['어느 법원에', '/guides/renunciation-or-limited-acceptance'],
  ['심판청구서', '/guides/renunciation-or-limited-acceptance'],
  ['상속포기 심판청구서', '/guides/renunciation-or-limited-acceptance'],
  ['오시는 길', '/#place'],
  ['주차', '/#place'],
  ['주차장', '/#place'],
  ['이복형제', '/questions#divorced-spouse-and-stepchildren'],
  ['새엄마', '/questions#divorced-spouse-and-stepchildren'],
  ['수임료', '/fees'],
  ['빛이 많아요', '/situations/debt'],
  ['무료상담', '/consult'],
  ['비트코인', '/may-i#crypto'],
  ['사업자', '/checklist#business'],
  ['가게', '/may-i#shop'],
  ['조의금', '/may-i#condolence-money'],
  ['공과금', '/may-i#utilities'],
  ['양자역학', undefined],
])('%s finds %s first', (query, path) => {
  expect(find(query)[0]?.path).toBe(path);
});

test('the facts of the office are found, and of the home page nothing else', () => {
  const home = entries.filter(({ path }) => /^\/(?:#|$)/.test(path));
  expect(home.map(({ path }) => path)).toEqual(['/#place']);
  expect(home[0]?.text).toMatch(/^주소 .* · 전화 .* · 상담 시간 .* · 교통 .* · 주차 /);
});
