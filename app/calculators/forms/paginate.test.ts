import { expect, test } from 'vitest';
import { paginate } from './paginate.ts';

const piece = (key: string, height: number, group?: string) => ({ key, height, group });
const keysOf = (...args: Parameters<typeof paginate>) => paginate(...args).map(({ keys }) => keys);

test('a group moves to the next sheet as a whole', () => {
  const pieces = [piece('claimants', 150), piece('papers', 50, 'end'), piece('seal', 30, 'end')];
  expect(keysOf(pieces, 222)).toEqual([['claimants'], ['papers', 'seal']]);
});

test('a group that is longer than a sheet keeps its first two and its last two pieces together', () => {
  const seals = Array.from({ length: 9 }, (_, at) => piece(`seal ${at + 1}`, 23, 'end'));
  const sheets = keysOf([piece('papers', 60, 'end'), ...seals, piece('court', 20, 'end')], 222);
  expect(sheets[0]?.slice(0, 2)).toEqual(['papers', 'seal 1']);
  expect(sheets.at(-1)?.slice(-2)).toEqual(['seal 9', 'court']);
  expect(sheets.flat()).toHaveLength(11);
});

test('a part that begins a sheet does, and a table repeats its head where it goes on', () => {
  const rows = Array.from({ length: 4 }, (_, at) => ({
    key: `row ${at + 1}`,
    height: 60,
    table: 'assets',
  }));
  const head = { key: 'head', height: 10, table: 'assets', begins: true };
  expect(paginate([piece('text', 40), head, ...rows], 222, { assets: 10 })).toEqual([
    { keys: ['text'] },
    { keys: ['head', 'row 1', 'row 2', 'row 3'] },
    { keys: ['row 4'], repeats: 'assets' },
  ]);
});

test('a piece taller than a sheet has a sheet of its own', () => {
  expect(keysOf([piece('one', 300), piece('two', 10)], 222)).toEqual([['one'], ['two']]);
});
