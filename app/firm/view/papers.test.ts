import { expect, test } from 'vitest';
import { writtenPapers } from '../data/papers.data.ts';
import type { WrittenPaper } from '../schema/paper-schema.ts';
import { groupsOf, paperById, paperGroups, paperName, paperSum } from './papers.ts';

function paper(id: string, more: Partial<WrittenPaper> = {}): WrittenPaper {
  return {
    id,
    name: id,
    whose: 'heir',
    summary: '한 줄',
    purpose: '쓰는 곳',
    mustShow: '나올 것',
    where: '주민센터',
    copies: 1,
    basis: '민법 제1000조',
    facts: ['1.1'],
    source: '민법 제1000조',
    checkedOn: '2026-11-28',
    verified: true,
    ...more,
  };
}

const fee = (won: number, asOf?: string) => ({
  place: 'counter' as const,
  won,
  verified: asOf === undefined,
  ...(asOf && { asOf }),
});

const groups = groupsOf([
  paper('statute', { fees: [fee(1000), { place: 'online', won: 0, verified: true }] }),
  paper('twice', { fees: [fee(400)], copies: 2 }),
  paper('told', { fees: [fee(500, '2026-11-26')] }),
  paper('told-before', { fees: [fee(300, '2026-06-08')] }),
  paper('unknown', { fees: [{ place: 'online', won: 0, verified: true }] }),
  paper('at-home', { own: true, whose: 'made' }),
]);

test('every paper has one heading, and the headings are in their order', () => {
  expect(paperGroups.flatMap(({ papers }) => papers.map(({ id }) => id)).toSorted()).toEqual(
    writtenPapers.map(({ id }) => id).toSorted(),
  );
  expect(paperGroups.map(({ title }) => title)).toEqual([
    '고인의 서류',
    '내 서류',
    '재산과 빚',
    '만드는 서류',
  ]);
  expect(paperGroups[0]?.papers[0]?.id).toBe('basic-dec');
});

test('leaves out a heading without papers', () => {
  expect(groups.map(({ id }) => id)).toEqual(['heir', 'made']);
});

test('adds up fees and copies', () => {
  const { rows, ...sum } = paperSum(['statute', 'twice', 'at-home'], 'counter', groups);
  expect(sum).toEqual({ copies: 4, won: 1800, asOf: null });
  expect(rows.map(({ paper: { id }, copies }) => [id, copies])).toEqual([
    ['statute', 1],
    ['twice', 2],
    ['at-home', 1],
  ]);
});

test('a paper that two offices need counts twice, in one row', () => {
  const { rows, copies, won } = paperSum(['twice', 'statute', 'twice'], 'counter', groups);
  expect(rows.map((row) => row.copies)).toEqual([4, 1]);
  expect({ copies, won }).toEqual({ copies: 5, won: 2600 });
});

test('gives no sum if the fee of one paper is not known at this place, but its copies', () => {
  const unknown = { copies: 2, won: null, asOf: null };
  expect(paperSum(['unknown', 'told'], 'counter', groups)).toMatchObject(unknown);
  expect(paperSum(['twice'], 'online', groups)).toMatchObject(unknown);
  expect(paperSum(['unknown', 'statute'], 'online', groups)).toMatchObject({ won: 0 });
});

test('a sum with fees that were not read in the law has the oldest day of them', () => {
  const told = paperSum(['statute', 'told', 'told-before'], 'counter', groups);
  expect(told).toMatchObject({ won: 1800, asOf: '2026-06-08' });
});

test('a paper that the family has at home costs nothing anywhere', () => {
  expect(paperSum(['at-home'], 'kiosk', groups)).toMatchObject({ won: 0, asOf: null });
});

test('the papers of a renunciation cost what the statutes say', () => {
  const court = ['basic-dec', 'family-dec', 'resident-dec', 'family-heir', 'resident-heir'];
  expect(paperSum([...court, 'seal-cert', 'family-chart'])).toMatchObject({
    copies: 7,
    won: 1000 + 1000 + 400 + 1000 + 400 + 600,
    asOf: null,
  });
});

test('names whose a paper is if another has the same name', () => {
  expect(paperName(paperById('basic-dec'))).toBe('고인의 기본증명서(상세)');
  expect(paperName(paper('registry', { name: '등기사항증명서' }))).toBe('등기사항증명서');
  const names = paperGroups.flatMap(({ papers }) => papers.map(paperName));
  expect(new Set(names).size).toBe(names.length);
});

test('links to the front page of the office, and has none of an office without a page', () => {
  const [group] = groupsOf([
    paper('linked', { online: { text: '인터넷으로', site: '정부24' } }),
    paper('told', { online: { text: '인터넷으로' } }),
  ]);
  expect(group?.papers.map(({ online }) => online)).toEqual([
    { text: '인터넷으로', site: { text: '정부24', href: 'https://www.gov.kr/' } },
    { text: '인터넷으로' },
  ]);
});

test('throws for an id that no paper has', () => {
  expect(() => paperById('death-paper')).toThrow("There is no paper 'death-paper'.");
  expect(() => paperSum(['death-paper'])).toThrow('death-paper');
});
