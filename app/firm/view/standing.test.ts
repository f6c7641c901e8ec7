import { afterEach, expect, test, vi } from 'vitest';
import { writtenMayI } from '../data/may-i.data.ts';
import { writtenPapers } from '../data/papers.data.ts';
import { firm as sample } from './firm.ts';

afterEach(() => {
  vi.doUnmock('./firm.ts');
  vi.doUnmock('../data/may-i.data.ts');
  vi.doUnmock('../data/papers.data.ts');
  vi.resetModules();
});

const reviewed = { by: 'kim', on: '2026-11-28', text: 'abcdefgh' };

/** Has the next imports show the sample, or a firm that has reviewed the texts with these ids. */
function useFirm(ids: readonly string[] | 'sample'): void {
  vi.resetModules();
  const isReviewed = (id: string) => ids !== 'sample' && ids.includes(id);
  const marked = <Text extends { id: string }>(texts: readonly Text[]) =>
    texts.map((text) => ({ ...text, ...(isReviewed(text.id) && { reviewed }) }));
  vi.doMock('./firm.ts', () => ({ firm: { ...sample, sample: ids === 'sample' } }));
  vi.doMock('../data/may-i.data.ts', () => ({ writtenMayI: marked(writtenMayI) }));
  vi.doMock('../data/papers.data.ts', () => ({ writtenPapers: marked(writtenPapers) }));
}

test('the sample shows every page and text', async () => {
  useFirm('sample');
  const { standing, linkIfStanding } = await import('./standing.ts');
  expect(standing).toEqual({
    '/checklist': true,
    '/papers': true,
    '/courts': true,
    '/may-i': true,
    '/forms': true,
  });
  expect(linkIfStanding('/papers#jejeok')).toBe('/papers#jejeok');
  expect(linkIfStanding('/forms#extend')).toBe('/forms#extend');
  expect(linkIfStanding('/courts')).toBe('/courts');
});

test('a firm that has reviewed nothing has none of the pages', async () => {
  useFirm([]);
  const { standing, linkIfStanding } = await import('./standing.ts');
  expect(Object.values(standing)).toEqual([false, false, false, false, false]);
  expect(linkIfStanding('/papers')).toBeNull();
  expect(linkIfStanding('/checklist#renounce')).toBeNull();
});

test('links lead to reviewed texts only, and to the parts of their page', async () => {
  const ids = ['jejeok', 'deposit'];
  useFirm(ids);
  const { linkIfStanding } = await import('./standing.ts');
  expect(linkIfStanding('/papers')).toBe('/papers');
  expect(linkIfStanding('/papers#jejeok')).toBe('/papers#jejeok');
  expect(linkIfStanding('/papers#seal-cert')).toBeNull();
  expect(linkIfStanding('/may-i#rules')).toBe('/may-i#rules');
  expect(linkIfStanding('/may-i#phone')).toBeNull();
});

test('a sum exists only with all its papers', async () => {
  useFirm(['jejeok', 'seal-cert']);
  const { papersStand, paperSum } = await import('./papers.ts');
  expect(papersStand(['jejeok', 'seal-cert'])).toBe(true);
  expect(papersStand(['jejeok', 'family-dec'])).toBe(false);
  expect(() => paperSum(['jejeok', 'family-dec'])).toThrow('family-dec');
});

test('a paper names only shown papers to fetch with it', async () => {
  const written = writtenPapers.find(({ together }) => together && together.length > 1);
  if (!written?.together) throw new Error('No paper names two others.');
  const [one = '', ...others] = written.together;
  useFirm([written.id, one]);
  const { paperById } = await import('./papers.ts');
  expect(paperById(written.id).together).toEqual([one]);
  expect(others).not.toEqual([]);
});
