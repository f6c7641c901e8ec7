import { describe, expect, test } from 'vitest';
import { layOutTree } from '#app/drawings/tree/layout.ts';
import { answerSince1991 } from './answer.ts';
import { everydayAnswers } from './everyday.ts';
import { example, nobody, type ShareInput } from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { problemOf } from './possible.ts';
import { pathOf, relativeAt, withRelative } from './relative-path.ts';
import { unitCells } from './unit-cells.ts';
import { large, small } from './use-tree-size.ts';
import { usualFamilies } from './usual-families.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[Partial<ShareInput>, string]>([
  [{ spouse: {}, children: [{}] }, '배우자가 5분의 3을, 첫째가 5분의 2를 상속합니다.'],
  [{ spouse: {} }, '배우자가 전부를 상속합니다.'],
  [
    { spouse: {}, parents: [{}, {}] },
    '배우자가 7분의 3을, 아버지와 어머니가 각각 7분의 2를 상속합니다.',
  ],
  [
    { siblings: [{}, { status: 'predeceased', children: [{}] }] },
    '형제자매 1과 형제자매 2의 자녀가 각각 2분의 1을 상속합니다.',
  ],
  [{ fourth: [{}, {}] }, '4촌 친족 1과 4촌 친족 2가 각각 2분의 1을 상속합니다.'],
  [{ spouse: { tie: 'de_facto' }, children: [{}] }, '첫째가 전부를 상속합니다.'],
  [{ spouse: { tie: 'divorced' }, parents: [{}] }, '부모가 전부를 상속합니다.'],
  [
    { spouse: {}, parents: [{}, {}, { tie: 'adoptive' }, { tie: 'adoptive' }] },
    '배우자가 11분의 3을, 부모 1, 부모 2, 부모 3, 부모 4가 각각 11분의 2를 상속합니다.',
  ],
  [{ children: [{ tie: 'unrecognized' }, { tie: 'adopted_out' }] }, '둘째가 전부를 상속합니다.'],
  [{ children: [{ status: 'missing' }, {}] }, '첫째와 둘째가 각각 2분의 1을 상속합니다.'],
])('%o: %s', (part, expected) => {
  expect(plain(answerSince1991({ ...nobody, ...part }).sentence)).toBe(expected);
});

describe('asks for the next relatives while nobody inherits', () => {
  const renounced = { status: 'renounced' } as const;
  const all = { spouse: renounced, children: [renounced, renounced] };
  const ask = (next: string, then = '') =>
    `입력하신 가족 가운데에는 상속할 사람이 없습니다. 다음으로 상속할 ${next} 있으면 입력해 주세요.${then && ` 없으면 ${then}부터 차례로 입력해 주세요.`}`;

  test.each<[string, Partial<ShareInput>, string]>([
    ['nobody is put in', {}, ask('배우자나 자녀가', '부모')],
    ['spouse and children renounced', all, ask('손자녀가', '부모')],
    ['the only child forfeited', { children: [{ status: 'forfeited' }] }, ask('손자녀가', '부모')],
    [
      'grandchildren renounced too',
      { children: [{ ...renounced, children: [renounced] }] },
      ask('증손자녀가', '부모'),
    ],
    ['and the parents', { ...all, parents: [renounced] }, ask('조부모가', '형제자매')],
    [
      'and the grandparents',
      { ...all, parents: [renounced], grandparents: [renounced] },
      ask('형제자매가', '3촌 친족'),
    ],
    ['a sibling died before', { siblings: [{ status: 'predeceased' }] }, ask('조카가', '3촌 친족')],
    ['the siblings renounced', { siblings: [renounced] }, ask('조카가', '3촌 친족')],
    ['and uncles', { siblings: [renounced], third: [renounced] }, ask('4촌 친족이')],
    ['and cousins: nobody is left', { fourth: [renounced] }, '상속할 사람이 없습니다.'],
  ])('%s', (_, part, expected) => {
    const found = answerSince1991({ ...nobody, ...part });
    expect(found.sentence).toBe(expected);
    expect(found.announcement).toBe(expected);
    expect(found.short.first).toMatch(
      expected.includes('다음으로') ? /입력해 주세요$/ : /없습니다\.$/,
    );
    expect(found.reasons.map(({ text }) => text).join()).not.toMatch(/^상속할 사람이 없습니다/);
  });
});

test('applies the law of the date of death', () => {
  const family: ShareInput = {
    ...nobody,
    children: [{ status: 'disqualified', spouse: {}, children: [{}] }, {}],
  };
  const heirs = (death: string) =>
    answerSince1991({ ...family, death }).heirs.map(({ name }) => name);
  expect(heirs('2026-03-16')).toContain('첫째의 배우자');
  expect(heirs('2026-03-17')).not.toContain('첫째의 배우자');
  expect(heirs('')).not.toContain('첫째의 배우자');
});

test('divides into whole won and leaves a rest', () => {
  const { heirs, rest } = answerSince1991({ ...nobody, children: [{}, {}, {}], estate: 100n });
  expect(heirs.map(({ amount }) => amount)).toEqual(['33원', '33원', '33원']);
  expect(rest).toBe('1원');
});

test('lists everybody with their notes for the consultation request', () => {
  const facts = inputInWords(example, answerSince1991(example)).map(plain);
  expect(facts[0]).toBe('가족: 배우자, 첫째, 둘째, 셋째(먼저 사망), 셋째의 자녀 1, 셋째의 자녀 2');
  expect(facts).toContain('남기신 재산: 9억 원');
});

describe('one person of a family', () => {
  const id = 'children.2.1';
  const path = pathOf(id) ?? expect.fail();

  test('is changed, married and removed without affecting anybody else', () => {
    const dead = withRelative(example, path, (one) => ({
      ...one,
      status: 'predeceased',
      spouse: {},
      children: [{}],
    }));
    expect(relativeAt(dead, path)).toEqual({ status: 'predeceased', spouse: {}, children: [{}] });
    expect(dead.children.slice(0, 2)).toEqual(example.children.slice(0, 2));
    expect(answerSince1991(dead).heirs.map(({ id: heir }) => heir)).toContain('children.2.1+');

    const widow = pathOf('children.2.1+') ?? expect.fail();
    const remarried = withRelative(dead, widow, () => ({ status: 'remarried' }));
    expect(answerSince1991(remarried).heirs.map(({ id: heir }) => heir)).not.toContain(
      'children.2.1+',
    );
    expect(
      relativeAt(
        withRelative(dead, widow, () => null),
        path,
      ),
    ).toEqual({ status: 'predeceased', children: [{}] });
    expect(withRelative(example, path, () => null).children[2]?.children).toEqual([{}]);
  });

  test.each(['deceased', 'nobody', 'children.7', 'children.2.1+'])('%s is not found', (other) => {
    const found = pathOf(other);
    expect(found && relativeAt(example, found)).toBeNull();
  });
});

describe('input without an answer', () => {
  test('a death after today', () => {
    const dies = (death: string) => problemOf({ ...example, death }, '2026-11-20');
    expect([dies('2026-11-21'), dies('2026-11-20'), dies('')]).toEqual(['future', null, null]);
    expect(problemOf({ ...example, death: '2030-01-01' }, ''), 'today is not known').toBeNull();
  });

  test('a family that is too large', () => {
    const six = <One>(one: One) => Array.from({ length: 6 }, () => one);
    const children = Array.from({ length: 10 }, () => ({ children: six({ children: six({}) }) }));
    expect(problemOf({ ...example, children }, '2026-11-20')).toBe('impossible');
  });
});

test('이런 분도 상속인인가요?: answers each by the law, with the article', () => {
  const answers = everydayAnswers().map(({ about: who, text, articles }) => {
    expect(text, who).toMatch(/니다\.$/);
    expect(articles.join(), who).toMatch(/^민법/);
    return who.replace(/\.$/, '').split(': ');
  });
  expect(Object.fromEntries(answers)).toEqual({
    '사실혼 배우자': '상속인이 아닙니다',
    '이혼한 배우자': '상속인이 아닙니다',
    '배우자의 자녀(입양 안 함)': '상속인이 아닙니다',
    '다른 가정에 일반입양된 자녀': '상속인입니다',
    '다른 가정에 친양자로 입양된 자녀': '상속인이 아닙니다',
    '고인이 일반양자일 때 친부모와 양부모': '상속인입니다',
    '인지된 혼인 외 자녀': '상속인입니다',
    '사망 후에 알게 된 혼인 외 자녀': '상속인이 아닙니다',
    '연락이 끊긴 가족': '상속인입니다',
  });
});

describe('the table under the leaves', () => {
  const { computed, names, heirs } = answerSince1991(example);
  const { family, succession } = computed;
  const cells = unitCells(layOutTree(family, succession, names, large), heirs) ?? [];

  test('uses the column widths of the drawing', () => {
    expect(cells.map(({ width }) => Math.round(width))).toEqual([236, 157, 157, 79, 79]);
    expect(cells.map(({ joins, joined }) => (joined ? 0 : joins))).toEqual([1, 1, 1, 2, 0]);
  });

  test('gives way to rows if amounts do not fit', () => {
    expect(unitCells(layOutTree(family, succession, names, small), heirs)).toBeNull();
    const odd = answerSince1991({ ...example, estate: 904_500_000n });
    const tree = layOutTree(odd.computed.family, odd.computed.succession, odd.names, large);
    expect(unitCells(tree, odd.heirs)).not.toBeNull();
    const long = odd.heirs.map((heir) => ({ ...heir, amount: '123,456,789,012원' }));
    expect(unitCells(tree, long)).toBeNull();
  });
});

test('computes the shares of the usual families', () => {
  const rows = usualFamilies('2026-11-20');
  expect(rows.length).toBeGreaterThan(8);
  expect(new Set(rows.map(({ family }) => family)).size).toBe(rows.length);
  for (const { shares } of rows) expect(shares).toMatch(/상속합니다\.$/);
});
