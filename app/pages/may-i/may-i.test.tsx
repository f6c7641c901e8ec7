import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { verdicts } from '#app/firm/schema/may-i-kinds.ts';
import { mayI as entries, mayILetters, mayIThings } from '#app/firm/view/may-i.ts';
import { reader } from '#app/router/visit-context.ts';
import { EntryList } from './entry-list.tsx';
import { mayI } from './may-i.tsx';

let html = '';
beforeAll(async () => {
  const answer = await mayI.page({
    params: {},
    origin: 'https://www.example.com',
    read: reader(new Map()),
  });
  html = renderToStaticMarkup(answer?.body);
});

test('every entry is a row with its id, its sign and its advice, and has an id of its own', () => {
  const rows = html.split('<details').slice(1);
  expect(rows).toHaveLength(entries.length);
  for (const [at, { id, verdict, name, answer, basis }] of entries.entries()) {
    const row = rows[at] ?? '';
    expect(row, id).toContain(`id="${id}"`);
    expect(row, id).toContain(`sign-${verdict}`);
    expect(row, id).toContain(`<span class="entry-name">${name}</span>`);
    expect(row, id).toContain(answer);
    expect(plain(row), id).toContain(plain(basis));
  }
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(new Set(ids).size);
});

test('an advice against something says what to leave, and the row of deposits what may be paid', () => {
  for (const { id, line, verdict } of mayIThings().flatMap((group) => group.entries)) {
    if (verdict === 'no') expect(line, id).toMatch(/마세요/);
  }
  expect(html).toContain('장례비 말고는 찾지 마세요');
});

test('the choices count the things, without the letters', () => {
  const things = entries.length - mayILetters().length;
  const counts = [...html.matchAll(/class="entry-count">(\d+)</g)].map(([, count]) => count);
  const [all, ...each] = counts.map(Number);
  expect(all).toBe(things);
  expect(each).toHaveLength(Object.keys(verdicts).length);
  expect(each.reduce((sum, count) => sum + count)).toBe(things);
});

test('an entry without a settled ruling, or whose law was not read, tells the visitor to ask', () => {
  const [entry] = mayIThings().flatMap((group) => group.entries);
  if (!entry) throw new Error('There is no entry.');
  const shown = (verified: boolean, unsettled: boolean) =>
    renderToStaticMarkup(<EntryList entries={[{ ...entry, verified, unsettled }]} />);
  expect(shown(true, false)).not.toContain('entry-doubt');
  expect(shown(true, true)).toContain('판결이 없거나 엇갈립니다');
  expect(shown(false, false)).toContain('조문을 직접 확인하지 못했습니다');
});

test('the search finds each entry by the words that people use', () => {
  const parts = 'searchParts' in mayI ? (mayI.searchParts?.('/may-i') ?? []) : [];
  expect(parts.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
  const found = (word: string) =>
    parts.filter(({ words = [] }) => words.some((name) => name.includes(word))).map(({ id }) => id);
  expect(found('통장')).toContain('deposit');
  expect(found('조의금')).toContain('condolence-money');
  expect(found('코인')).toContain('crypto');
  expect(found('식당')).toContain('shop');
  expect(parts.every(({ text }) => !/[[\]]/.test(text))).toBe(true);
});

/** The words without elements, spaces and the texts of tooltips. */
function plain(text: string): string {
  return text
    .replace(/<(\w+)[^>]*role="tooltip"[^>]*>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll(/\s/g, '');
}
