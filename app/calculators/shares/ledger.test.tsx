import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { answerSince1991 } from './answer.ts';
import { nobody, type ShareInput } from './input.ts';
import { Ledger } from './ledger.tsx';
import type { Relative } from './relative.ts';

const renounced: Relative = { status: 'renounced' };

/** Returns the value of each number field of the ledger. */
function numbersIn(input: ShareInput): Record<string, string | undefined> {
  const markup = renderToStaticMarkup(
    <Ledger input={input} future={null} revision={0} change={() => {}} />,
  );
  const fields = [...markup.matchAll(/<input id="shares-([^"]+)"[^>]* role="spinbutton"[^>]*>/g)];
  return Object.fromEntries(
    fields.map(([field, name]) => [name, /aria-valuenow="(\d+)"/.exec(field)?.[1]]),
  );
}

const sentenceOf = (input: ShareInput) => answerSince1991(input).sentence.replaceAll('\u00a0', ' ');

describe('the ledger asks for relatives who can matter, and the sentence follows', () => {
  test('spouse and children renounce: grandchildren, then the next rank', () => {
    const one: ShareInput = { ...nobody, spouse: {}, children: [renounced] };
    expect(sentenceOf(one)).toBe('배우자가 전부를 상속합니다.');
    expect(numbersIn(one), '2020그42: nobody else is asked for').not.toHaveProperty('parents');

    const both: ShareInput = { ...one, spouse: renounced, parents: [{}, {}] };
    expect(sentenceOf(both)).toBe('아버지와 어머니가 각각 2분의 1을 상속합니다.');
    expect(numbersIn(both)).toMatchObject({ 'children-0': '0', parents: '2' });

    const withGrandchild: ShareInput = { ...both, children: [{ ...renounced, children: [{}] }] };
    expect(sentenceOf(withGrandchild)).toBe('첫째의 자녀가 전부를 상속합니다.');
    expect(numbersIn(withGrandchild)).toMatchObject({ 'children-0': '1' });
    expect(numbersIn(withGrandchild)).not.toHaveProperty('parents');
  });

  test('the only child died with the deceased and left nobody: parents inherit with the spouse', () => {
    const input: ShareInput = {
      ...nobody,
      spouse: {},
      children: [{ status: 'simultaneous' }],
      parents: [{}, {}],
    };
    expect(numbersIn(input)).toMatchObject({ parents: '2' });
    expect(sentenceOf(input)).toBe(
      '배우자가 7분의 3을, 아버지와 어머니가 각각 7분의 2를 상속합니다.',
    );
  });
});
