import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { jsonOf } from '../state/fragment-text.ts';
import { answer, answerSince1991 } from './answer.ts';
import { caseFields } from './case-fields.ts';
import { FamilyCodeSchema } from './family-code.ts';
import { initial, nobody, type ShareInput } from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { withMine } from './mine.ts';
import { pathOf } from './relative-path.ts';
import { linksTo, sharedFamily } from './shared-family.ts';

const plain = (text = '') => text.replaceAll('\u00a0', ' ');

/** The mother, an elder brother who has died and left a child, an elder sister, and the visitor. */
const family: ShareInput = {
  ...nobody,
  spouse: { label: '엄마' },
  children: [
    { label: '큰오빠', status: 'predeceased', children: [{}] },
    { label: '작은누나' },
    { mine: true },
  ],
  estate: 900_000_000n,
};

describe('labels', () => {
  const { names, sentence } = answerSince1991(withMine(family, null));

  test('name the person under the ring, in the sentence and in the name of a child', () => {
    expect(plain(sentence)).toBe(
      '엄마가 9분의 3을, 큰오빠의 자녀, 작은누나, 셋째가 각각 9분의 2를 상속합니다.',
    );
    expect(names.get('children.0')).toMatchObject({ name: '큰오빠', full: '큰오빠' });
  });

  test('take the particle of their last syllable', () => {
    const two = { ...nobody, children: [{ label: '큰딸' }, { label: '막내' }] };
    expect(plain(answerSince1991(two).sentence)).toBe('큰딸과 막내가 각각 2분의 1을 상속합니다.');
  });

  test('are followed by the usual name if somebody else is called the same', () => {
    const alike = {
      ...nobody,
      children: [{ label: '오빠' }, { label: '오빠' }, { label: '첫째' }],
    };
    const named = [...answerSince1991(alike).names.values()].map(({ full }) => full);
    expect(named).toEqual(['고인', '오빠(첫째)', '오빠(둘째)', '첫째']);
    const other = { ...nobody, children: [{}, { label: '첫째' }] };
    const others = [...answerSince1991(other).names.values()].map(({ full }) => full);
    expect(others).toEqual(['고인', '첫째', '첫째(둘째)']);
  });
});

describe('the visitor', () => {
  test('reads the own share first', () => {
    const { sentence, short, names } = answerSince1991(family);
    expect(plain(sentence)).toMatch(
      /^내 상속분은 9분의 2입니다\. 엄마가 9분의 3을, .*셋째\(나\)가/,
    );
    expect(plain(short.first)).toBe('내 상속분 9분의 2');
    expect(plain(short.second)).toBe('배우자 9분의 3, 손주 9분의 2, 자녀 9분의 2');
    expect(names.get('children.2')?.name).toBe('나');
  });

  test('reads that there is none', () => {
    const { sentence, short } = answerSince1991({
      ...family,
      children: [{}, { status: 'renounced', mine: true }],
    });
    expect(sentence).toMatch(/^내 상속분은 없습니다\. 엄마가/);
    expect(short.first).toBe('내 상속분은 없습니다');
  });

  test('is one person, and is the relation of the case', () => {
    const next = withMine(family, pathOf('children.1'));
    expect(next.children.map(({ mine }) => mine)).toEqual([undefined, true, undefined]);
    const before = { ...nobody, spouse: {} };
    expect(caseFields.write(withMine(before, pathOf('spouse')), before, {})).toMatchObject({
      me: 'spouse',
      family: { spouse: { mine: true }, children: [] },
    });
    const { family: known } = caseFields.write(family, initial, {});
    if (!known) expect.fail();
    expect(caseFields.read({ me: 'child', family: known }, initial).children[2]).toEqual({
      mine: true,
    });
    const read = caseFields.read({ me: 'spouse', family: known }, initial);
    expect(read.children[2], 'another relation wins').toEqual({});
  });
});

describe('a link', () => {
  const read = (code: unknown) => v.parse(FamilyCodeSchema, jsonOf(code));

  test('has neither labels nor the visitor, and no status unless the sender adds it', () => {
    const { code, withStatus } = linksTo(family);
    expect(JSON.stringify(jsonOf(code))).not.toMatch(/큰오빠|predeceased|"m"/);
    expect(read(code).children).toEqual([{ children: [{}] }, {}, {}]);
    expect(read(withStatus?.code)).toMatchObject({
      isPartial: false,
      children: [{ status: 'predeceased', children: [{}] }, {}, {}],
    });
  });

  test('without a status says so, in the lines for the firm too', () => {
    const partial = read(linksTo(family).code);
    expect(partial.isPartial).toBe(true);
    expect(inputInWords(partial, answer(partial)).join()).toContain('상태를 빼고 보냈습니다');
    expect(linksTo(partial).code, 'sent on').toMatchObject({ isPartial: true });
  });

  test('leaves nothing out if nobody has a status', () => {
    const plainFamily = { ...nobody, spouse: {}, children: [{ label: '막내' }] };
    expect(linksTo(plainFamily)).toEqual({
      code: expect.not.objectContaining({ isPartial: true }),
    });
  });

  test('from elsewhere brings no label', () => {
    expect(sharedFamily(family, true).children[1]).toEqual({});
  });
});
