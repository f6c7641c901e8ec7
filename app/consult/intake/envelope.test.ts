import { describe, expect, test } from 'vitest';
import { readEnvelope } from './envelope.server.ts';

const read = (pairs: Record<string, string> | [string, string][]) =>
  readEnvelope(new URLSearchParams(pairs), ['memo_2817', 'topic_4410']);
const sourceOf = (source: unknown) => read({ source: JSON.stringify(source) }).source;

test('a form without script has no metadata', () => {
  const nothing = {
    idempotencyKey: null,
    elapsed: null,
    source: {},
    honeypotFilled: false,
  };
  expect(read({ name: '김새벽' })).toEqual(nothing);
  expect(read({ key: '', elapsed: '', source: '', memo_2817: ' ' })).toEqual(nothing);
});

test('a key is a lower-case UUID, and anything else is ignored', () => {
  const key = '2B1C9F0E-5D7A-4C58-9D35-0D6C1B3F7A11';
  expect(read({ key }).idempotencyKey).toBe(key.toLowerCase());
  for (const other of ['1', 'x'.repeat(36), `${key}0`, '900101-1234567', '__proto__']) {
    expect(read({ key: other }).idempotencyKey).toBeNull();
  }
});

test('the time for which the page was open is a whole number, and anything else is ignored', () => {
  expect(read({ elapsed: '0' }).elapsed).toBe(0);
  expect(read({ elapsed: '86400000' }).elapsed).toBe(86_400_000);
  for (const elapsed of ['-1', '1.5', '1e3', 'NaN', '0x1', ' 1', '9'.repeat(13)]) {
    expect(read({ elapsed }).elapsed).toBeNull();
  }
});

test('the honeypot is found under each of its names, and where it is sent twice', () => {
  expect(read({ topic_4410: 'x' }).honeypotFilled).toBe(true);
  expect(
    read([
      ['memo_2817', ''],
      ['memo_2817', 'x'],
    ]).honeypotFilled,
  ).toBe(true);
});

describe('the source', () => {
  test('is kept unchanged', () => {
    const source = {
      landing: '/inheritance/debt',
      referrer: 'search.naver.com',
      utm_source: 'naver',
      utm_campaign: '한정승인 2026',
      utm_term: '상속+포기',
      gclid: 'EAIaIQobChMI_-4',
      NaPm: 'ct=lx0|ci=abc|tr=sa|hk=9f',
      gad_campaignid: '21234567890',
      k_campaign: '1234567',
      n_ad_group: 'grp-a001-01-000000012345678',
      click: 'gbraid',
    };
    expect(sourceOf(source)).toEqual(source);
  });

  test.each([
    ['the query of an address', { landing: '/a?name=x#y' }, { landing: '/a' }],
    ['an address of another site', { landing: '//evil.example/' }, {}],
    ['no address', { landing: 'javascript:alert(1)' }, {}],
    ['more than a host', { referrer: 'https://blog.example/post?id=1' }, {}],
    ['names that we do not keep', { utm_id: '1', __proto__: { landing: '/' }, toString: 'x' }, {}],
    ['what is no text', { gclid: 1, utm_source: ['a'], utm_term: null, NaPm: { a: 'b' } }, {}],
    ['a click that no company has', { click: '010-1234-5678' }, {}],
    ['a value too long', { gclid: 'x'.repeat(301) }, {}],
    ['control characters', { utm_source: 'a\u001b[2Jb', utm_term: 'a\nb' }, {}],
    ['half a character', { utm_source: '\ud83d' }, {}],
    ['what opens a receipt', { landing: '/received/7KQ2-M4XD.x' }, { landing: '/received' }],
    ['a resident number', { utm_source: '900101-1234567', gclid: 'x' }, { gclid: 'x' }],
  ])('is kept without %s', (_, source, kept) => {
    expect(sourceOf(source)).toEqual(kept);
  });

  test.each(['null', '[]', '"x"', '1', '{', '[["landing","/"]]'])('is nothing in %s', (source) => {
    expect(read({ source }).source).toEqual({});
  });
});
