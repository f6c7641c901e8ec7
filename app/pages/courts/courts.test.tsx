import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { provinceNames } from '#app/firm/schema/court-names.ts';
import { courtAbroad, courtOf, districtsOf, provinces } from '#app/firm/view/courts.ts';
import { reader } from '#app/router/visit-context.ts';
import { expectedCourts } from '../../../tests/firm/court-rows.ts';
import { anchorOf } from './court-anchors.ts';
import { courts } from './courts.tsx';

let html = '';
beforeAll(async () => {
  const answer = await courts.page({
    params: {},
    origin: 'https://www.example.com',
    read: reader(new Map()),
  });
  html = renderToStaticMarkup(answer?.body).replaceAll('\u00a0', ' ');
});

test('every 시·군·구 has a link to its court, except in a 시·도 with one court', () => {
  for (const { province, district, court } of expectedCourts) {
    const one = courtOf({ province });
    const place = one ? { province } : { province, district };
    const answer = answerOf(anchorOf(place));
    expect(html, anchorOf(place)).toContain(`href="#${anchorOf(place)}"`);
    expect(answer, anchorOf(place)).toContain(`<h3>${court}</h3>`);
  }
});

test('the steps begin with the 시·도 in their order, and have an anchor each', () => {
  const list = html.split('id="provinces"')[1]?.split('</ul>')[0] ?? '';
  expect([...list.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name)).toEqual(provinceNames);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});

test('서울 and 세종 need no second step, 창원 needs its 구, and other cities do not', () => {
  for (const province of ['서울특별시', '세종특별자치시']) {
    expect(answerOf(province)).toContain('court-name');
  }
  expect(answerOf('경상남도-창원시-의창구')).toContain('창원지방법원');
  expect(districtsOf('경기도').some((name) => name.includes(' '))).toBe(false);
  expect(html).toContain('창원시는 구마다 다릅니다');
});

test('an address abroad or unknown leads to 서울가정법원, with the article', () => {
  const answer = answerOf('abroad');
  expect(answer).toContain(courtAbroad.court);
  expect(answer).toContain(courtAbroad.basis.replaceAll('\u00a0', ' '));
});

test('a court that was not read in the statute says its day, and no court has a number', () => {
  expect(answerOf('경기도-성남시')).toContain(
    '이 내용은 2026. 6. 8. 기준입니다. 내시기 전에 법원에 전화로 확인하세요.',
  );
  expect(html).not.toMatch(/href="tel:[^"]+"[^>]*class="court/);
});

test('names the court for forced shares, and what goes elsewhere', () => {
  expect(answerOf('경기도-성남시')).toContain('유류분 소송은 수원지방법원 성남지원에도');
  for (const term of ['상속재산분할 심판', '유류분 소송', '특별대리인', '상속등기']) {
    expect(html).toContain(term);
  }
});

test('the search of the site finds a 시·도 by its courts and the names of its places', () => {
  const parts = 'searchParts' in courts ? (courts.searchParts?.('/courts') ?? []) : [];
  expect(parts.map(({ id }) => id)).toEqual(provinces);
  const found = (word: string) => parts.filter(({ text }) => text.includes(word));
  expect(found('성남지원').map(({ id }) => id)).toEqual(['경기도']);
  expect(found('분당').map(({ id }) => id)).toEqual(['경기도']);
});

function answerOf(id: string): string {
  const [, answer = ''] = html.split(` id="${id}"`);
  return answer.split('<div class="court-answer', 1)[0] ?? '';
}
