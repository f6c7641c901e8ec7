// @module-tag long
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestStorage, type TestStorage } from '../../../../tests/site/storage.ts';
import { type ListOptions, removeOldLinks, triesLeft, tryPin } from './list-link.server.ts';

let storage: TestStorage;
let options: ListOptions;
beforeEach(async () => {
  storage = await openTestStorage();
  options = { keyring: storage.keyring, addresses: ['a@example.com'], pin: '839140' };
});
afterEach(() => storage.close());

const link = { address: 'a@example.com', until: '2026-11-23' };
const enter = (pin: string, at: Pick<TestStorage, 'db'> = storage) =>
  tryPin(at, options, link, pin);

test('a link takes five wrong PINs in all, however many right ones come between', async () => {
  for (const left of [4, 3]) {
    expect(await enter('111111')).toEqual({ right: false, left, isLast: false });
  }
  expect(await enter('839140')).toMatchObject({ right: true, left: 3 });
  expect(await enter('')).toMatchObject({ right: false, left: 2 });
  expect(await enter('8391400')).toMatchObject({ right: false, left: 1 });
  expect(await enter('839141')).toEqual({ right: false, left: 0, isLast: true });
  expect(await enter('839140')).toEqual({ right: false, left: 0, isLast: false });
  expect(await triesLeft(storage, link)).toBe(0);
  expect(await triesLeft(storage, { ...link, until: '2026-11-24' })).toBe(5);
  expect(await triesLeft(storage, { ...link, address: 'b@example.com' })).toBe(5);
});

test('wrong PINs are counted across processes, also when they come at once', async () => {
  const other = await storage.openAgain();
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      enter(`${200000 + index}`, index % 2 === 0 ? storage : { db: other }),
    ),
  );
  expect(tries.map(({ left }) => left).toSorted()).toEqual([...Array(16).fill(0), 1, 2, 3, 4]);
  expect(tries.filter(({ isLast }) => isLast)).toHaveLength(1);
  expect(await triesLeft({ db: other }, link)).toBe(0);
  expect(await enter('839140', { db: other })).toMatchObject({ right: false });
  await other.close();
});

test('the counts of links are removed when the links have ended', async () => {
  await enter('111111');
  const rows = () => storage.db.query.selectFrom('list_link').select('until').execute();
  await removeOldLinks(storage, new Date('2026-11-23T23:59:59+09:00'));
  expect(await rows()).toEqual([{ until: '2026-11-23' }]);
  await removeOldLinks(storage, new Date('2026-11-24T00:00:00+09:00'));
  expect(await rows()).toEqual([]);
});
