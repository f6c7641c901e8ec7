import { describe, expect, test } from 'vitest';
import { type FieldName, limits, parseConsultation, todayInKorea } from './schema.ts';

const today = '2026-11-20';
const whole = { name: '김새벽', phone: '010-1234-5678', stage: 'debt', consent: 'yes' };
const parse = (fields: Record<string, string>) =>
  parseConsultation(new URLSearchParams(fields), today);
const errorsOf = (fields: Record<string, string>) => {
  const result = parse(fields);
  return result.ok ? [] : Object.keys(result.errors);
};

describe('a request', () => {
  test('requires only a name, a number, a situation and the consent', () => {
    expect(parse(whole)).toEqual({
      ok: true,
      consultation: {
        name: '김새벽',
        phone: '01012345678',
        email: '',
        stage: 'debt',
        area: '',
        diedOn: '',
        method: 'phone',
        time: 'any',
        message: '',
        facts: '',
        consent: 'yes',
        marketing: '',
        confirmation: '',
      },
    });
    expect(errorsOf({}).toSorted()).toEqual(['consent', 'name', 'phone', 'stage']);
  });

  test('takes an e-mail address instead of a number, and is answered by e-mail then', () => {
    const { phone: _, ...rest } = whole;
    const answered = (fields: Record<string, string>) => {
      const result = parse({ ...rest, ...fields });
      return result.ok ? result.consultation : result.errors;
    };
    const email = ' ｋｉｍ@example.com ';
    expect(answered({ email })).toMatchObject({
      ...{ phone: '', email: 'kim@example.com', method: 'email' },
    });
    expect(answered({ email, method: 'visit' })).toMatchObject({ method: 'visit' });
    expect(answered({ email, phone: '+1 212 555 0100' })).toMatchObject({
      ...{ phone: '+12125550100', email: 'kim@example.com', method: 'phone' },
    });
    expect(answered({ email, confirmation: 'yes' })).toMatchObject({ confirmation: '' });
    expect(Object.keys(answered({ method: 'email' }))).toEqual(['email']);
    expect(errorsOf({ ...whole, method: 'email' })).toEqual(['email']);
    expect(errorsOf({ ...whole, name: '', email: 'kim' })).toEqual(['name', 'email']);
  });

  test('has a Korean error for each field', () => {
    const nothing = parse({});
    const wrong = parse({ area: 'x', diedOn: 'x', method: 'x', time: 'x', message: '\0' });
    for (const result of [nothing, wrong]) {
      const messages = result.ok ? [] : Object.values(result.errors);
      expect(messages.length).toBeGreaterThan(3);
      for (const message of messages) expect(message).toMatch(/^[^A-Za-z]*[가-힣][^A-Za-z]*$/);
    }
  });

  test('returns the typed values with the errors', () => {
    const typed = { ...whole, phone: '모름', message: ' 그대로 ' };
    expect(parse(typed)).toMatchObject({ ok: false, values: typed });
  });

  test('is normalised to NFC, trimmed and with \\n line breaks', () => {
    const decomposed = '김새벽'.normalize('NFD');
    const result = parse({ ...whole, name: `  ${decomposed} `, message: '하나\r\n둘\r셋\n' });
    expect(result).toMatchObject({
      ok: true,
      consultation: { name: '김새벽', message: '하나\n둘\n셋' },
    });
  });

  test.each([
    ['010-1234-5678', 'yes'],
    ['02-1234-5678', ''],
    ['070-1234-5678', ''],
    ['+1 212 555 0100', ''],
  ])('for %s the confirmation is "%s"', (phone, confirmation) => {
    expect(parse({ ...whole, phone, confirmation: 'yes' })).toMatchObject({
      ok: true,
      consultation: { confirmation },
    });
  });

  test('rejects a repeated field', () => {
    const form = new URLSearchParams(whole);
    form.append('stage', 'dispute');
    expect(parseConsultation(form, today)).toMatchObject({ ok: false, errors: { stage: /./ } });
  });

  test('ignores unknown fields', () => {
    const form = new URLSearchParams({ ...whole, __proto__: 'x', constructor: 'y', id: '1' });
    form.append('__proto__', 'x');
    expect(parseConsultation(form, today).ok).toBe(true);
  });
});

describe('invalid fields', () => {
  test.each<[string, Partial<Record<FieldName, string>>, FieldName]>([
    ['a name of spaces', { name: ' \u3000 ' }, 'name'],
    ['a name of invisible characters', { name: '\u200b\u200d\ufeff' }, 'name'],
    ['a name of two lines', { name: '김\n새벽' }, 'name'],
    ['a name with NUL', { name: '김\0새벽' }, 'name'],
    ['a name too long', { name: '가'.repeat(limits.name + 1) }, 'name'],
    ['a resident number as a name', { name: '900101-1234567' }, 'name'],
    ['a resident number as a phone', { phone: '900101-1234567' }, 'phone'],
    ['a number that is none', { phone: '12' }, 'phone'],
    ['a situation that is not offered', { stage: 'toString' }, 'stage'],
    ['an area that is not offered', { area: 'x' }, 'area'],
    ['a method that is not offered', { method: 'telepathy' }, 'method'],
    ['a day that does not exist', { diedOn: '2026-02-30' }, 'diedOn'],
    ['a day to come', { diedOn: '2026-11-21' }, 'diedOn'],
    ['a word for a day', { diedOn: '어제' }, 'diedOn'],
    ['a message with an escape', { message: 'a\u001b[2Jb' }, 'message'],
    ['half a character', { message: 'a\ud83d' }, 'message'],
    ['a message too long', { message: '가'.repeat(limits.message + 1) }, 'message'],
    ['a consent that is none', { consent: 'on' }, 'consent'],
  ])('%s', (_, fields, name) => {
    // Built by hand: URLSearchParams itself would repair half characters.
    const form = { getAll: (key: FieldName) => ({ ...whole, ...fields })[key] ?? [] };
    const all = { getAll: (key: FieldName) => [form.getAll(key)].flat() };
    const result = parseConsultation(all as unknown as URLSearchParams, today);
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual([name]);
  });
});

describe('valid fields', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026. 11. 9.', '2026-11-09'],
    ['2026.1.2', '2026-01-02'],
    ['20240229', '2024-02-29'],
    ['２０２６-11-10', '2026-11-10'],
    ['1988년 7월 3일', '1988-07-03'],
  ])('the day %s', (typed, kept) => {
    expect(parse({ ...whole, diedOn: typed })).toMatchObject({
      ok: true,
      consultation: { diedOn: kept },
    });
  });

  test('a message as long as allowed, with every kind of character', () => {
    const message = `💛👨‍👩‍👧 Ω ß <script> '; drop table -- =1+1 \u202e ${'가'.repeat(1_950)}`;
    expect(message.length).toBeLessThanOrEqual(limits.message);
    expect(parse({ ...whole, message })).toMatchObject({ ok: true, consultation: { message } });
  });
});

test('today is the date in Korea', () => {
  expect(todayInKorea(new Date('2026-11-19T14:59:59Z'))).toBe('2026-11-19');
  expect(todayInKorea(new Date('2026-11-19T15:00:00Z'))).toBe('2026-11-20');
});
