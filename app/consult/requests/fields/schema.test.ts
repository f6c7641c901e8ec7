import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { type FieldName, parseConsultation } from './schema.ts';

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
    expect(errorsOf({}).toSorted()).toEqual(['consent', 'name', 'phone']);
  });

  test('takes an e-mail address instead of a number, and is answered by e-mail then', () => {
    const { phone: _, ...rest } = whole;
    const answered = (fields: Record<string, string>) => {
      const result = parse({ ...rest, ...fields });
      return result.ok ? result.consultation : result.errors;
    };
    const email = ' ｋｉｍ@example.com ';
    expect(answered({ email })).toMatchObject({
      phone: '',
      email: 'kim@example.com',
      method: 'email',
    });
    expect(answered({ email, method: 'visit' })).toMatchObject({ method: 'visit' });
    expect(answered({ email, phone: '+1 212 555 0100' })).toMatchObject({
      phone: '+12125550100',
      email: 'kim@example.com',
      method: 'phone',
    });
    expect(answered({ email, confirmation: 'yes' })).toMatchObject({ confirmation: '' });
    expect(Object.keys(answered({ method: 'email' }))).toEqual(['email']);
    expect(errorsOf({ ...whole, method: 'email' })).toEqual(['email']);
    expect(errorsOf({ ...whole, name: '', email: 'kim' })).toEqual(['name', 'email']);
  });

  test('has a Korean error for each field', () => {
    const nothing = parse({});
    const wrong = parse({
      area: 'x',
      diedOn: '2026-02-30',
      method: 'x',
      time: 'x',
      stage: 'x',
      message: '\0',
    });
    for (const result of [nothing, wrong]) {
      const messages = result.ok ? [] : Object.values(result.errors);
      expect(messages.length).toBeGreaterThan(2);
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
  ])('with the number %s has the confirmation "%s"', (phone, confirmation) => {
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
    ['a day of an old calendar', { diedOn: '4359. 11. 10.' }, 'diedOn'],
    ['a day with NUL', { diedOn: '작년\0봄' }, 'diedOn'],
    ['a name of control characters', { name: '\u0008\u0003' }, 'name'],
    ['a message with NUL', { message: '글\0자' }, 'message'],
    ['bytes that were no text', { facts: '글\ufffd자' }, 'facts'],
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

test('quotes text that reads as a resident number, and accepts the number of a company', () => {
  const message = '통장은 회사 것입니다. 110111-1234567';
  const result = parse({ ...whole, message });
  expect(result.ok ? '' : result.errors.message).toMatch(
    /주민등록번호.*110111-1234567.*법인등록번호/,
  );
  expect(errorsOf({ ...whole, message: message.replace('. ', '. 법인등록번호 ') })).toEqual([]);
  expect(errorsOf({ ...whole, facts: '회사(법인등록번호 110111-1234567)의 주식' })).toEqual([]);
});

test.each(['2026-02-30', '2026-11-21', '가'.repeat(limits.diedOn + 1)])(
  'the error for the day %s says that the field may stay empty',
  (diedOn) => {
    const result = parse({ ...whole, diedOn });
    expect(result.ok ? '' : result.errors.diedOn).toContain('비워 두셔도');
  },
);

test('without the current day, as in browsers, accepts any date of the calendar', () => {
  const form = new URLSearchParams({ ...whole, diedOn: '2026. 11. 21.' });
  expect(parseConsultation(form, null)).toMatchObject({
    ok: true,
    consultation: { diedOn: '2026-11-21' },
  });
  form.set('diedOn', '2026-02-30');
  expect(parseConsultation(form, null)).toMatchObject({ ok: false, errors: { diedOn: /./ } });
});

describe('valid fields', () => {
  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026. 11. 9.', '2026-11-09'],
    ['2026.1.2', '2026-01-02'],
    ['20240229', '2024-02-29'],
    ['２０２６-11-10', '2026-11-10'],
    ['1988년 7월 3일', '1988-07-03'],
    ['2026. 11. 9.(월) 새벽 3시', '2026-11-09'],
    ['\u200b', ''],
  ])('the day %s', (typed, kept) => {
    expect(parse({ ...whole, diedOn: typed })).toMatchObject({
      ok: true,
      consultation: { diedOn: kept },
    });
  });

  test.each([
    '작년 봄',
    '어제',
    '2026년 9월',
    '2026-11',
    '202611',
    '2026111',
    '음력 2026. 3. 4.',
    '2026. 11. 9. ~ 11. 10.',
  ])('%s in place of a day goes along with the message', (diedOn) => {
    const sent = (message: string) => parse({ ...whole, diedOn, message });
    expect(sent('')).toMatchObject({
      ok: true,
      consultation: { diedOn: '', message: `돌아가신 날: ${diedOn}` },
    });
    expect(sent('가'.repeat(limits.message))).toMatchObject({
      ok: true,
      consultation: { message: `돌아가신 날: ${diedOn}\n${'가'.repeat(limits.message)}` },
    });
  });

  test('a message as long as allowed, with every kind of character', () => {
    const message = `💛👨‍👩‍👧 Ω ß <script> '; drop table -- =1+1 \u202e ${'가'.repeat(1_950)}`;
    expect(message.length).toBeLessThanOrEqual(limits.message);
    expect(parse({ ...whole, message })).toMatchObject({ ok: true, consultation: { message } });
  });
});

/** Default-ignorable or bidirectional characters from each block that has some, and other invisible ones. */
const unseen = [
  ...'\u00ad\u034f\u061c\u115f\u17b4\u180e\u200b\u200e\u200f\u202a\u202c\u202d\u202e\u2060\u2066\u2069',
  ...'\u206f\u2800\u3164\ufe0f\ufeff\uffa0\ufff9\ufffc\u{e0020}\u{e01ef}\u0003\u0008\u007f\u009f',
];

describe('CF-1: invisible characters', () => {
  test.each(unseen.map((one) => [one.codePointAt(0)?.toString(16), one]))(
    'U+%s is removed from any position in phone, e-mail and date',
    (_, one) => {
      const strewn = (text: string) => `${one}${[...text].join(one)}${one}`;
      const fields = { phone: strewn('010-1234-5678'), email: strewn('kim@example.com') };
      expect(parse({ ...whole, ...fields, diedOn: strewn('2026-11-10') })).toMatchObject({
        ok: true,
        consultation: { phone: '01012345678', email: 'kim@example.com', diedOn: '2026-11-10' },
      });
      expect(errorsOf({ ...whole, name: one })).toEqual(['name']);
      expect(errorsOf({ ...whole, message: strewn('900101-1234567') })).toEqual(['message']);
    },
  );

  test.each([
    ['tel:010-1234-5678', '01012345678'],
    ['tel:+82-10-1234-5678;phone-context=+82', '01012345678'],
    ['sms:01012345678?body=안녕', '01012345678'],
    ['tel:010%201234%205678', '01012345678'],
    ['<010-1234-5678>', '01012345678'],
    ['김새벽 <\u202d010-1234-5678\u202c>', '01012345678'],
  ])('a number copied as %j', (phone, kept) => {
    expect(parse({ ...whole, phone })).toMatchObject({ ok: true, consultation: { phone: kept } });
  });
});

describe('control characters', () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).filter(
    (one) => /\p{Cc}/u.test(one) && !'\0\t\n\v\f\r\u0085'.includes(one),
  );

  test('vanish from every text, and NUL alone is refused', () => {
    expect(controls).toHaveLength(58);
    for (const one of controls) {
      const [name, message, facts] = [`홍${one}길동`, `상속${one}포기`, `${one}배우자`];
      expect(parse({ ...whole, name, message, facts }), JSON.stringify(one)).toMatchObject({
        ok: true,
        consultation: { name: '홍길동', message: '상속포기', facts: '배우자' },
      });
    }
    expect(errorsOf({ ...whole, name: '홍\0길동', message: '\0', facts: '\0' })).toEqual([
      ...['name', 'message', 'facts'],
    ]);
  });

  test.each(['\v', '\f', '\u0085'])('%j is a line break, and a space in a name', (one) => {
    const message = `첫 줄${one}둘째 줄${one}`;
    expect(parse({ ...whole, name: `홍${one}길동`, message, facts: message })).toMatchObject({
      ok: true,
      consultation: { name: '홍 길동', message: '첫 줄\n둘째 줄', facts: '첫 줄\n둘째 줄' },
    });
  });

  test.each(['\u2028', '\u2029'])('%j is a space in a name', (one) => {
    expect(parse({ ...whole, name: `${one}홍${one}길동${one}` })).toMatchObject({
      ok: true,
      consultation: { name: '홍 길동' },
    });
  });

  test('a tab is a space in a name and stays in a message', () => {
    expect(parse({ ...whole, name: '홍\t길동', message: '1\t2' })).toMatchObject({
      ok: true,
      consultation: { name: '홍 길동', message: '1\t2' },
    });
  });

  test('a text is as long as what is kept of it', () => {
    const message = '가\u0008'.repeat(limits.message);
    expect(parse({ ...whole, message })).toMatchObject({ ok: true });
  });
});

test.each([
  ['첫 줄\n아버지가 남기신 아파트\ufffd 문제로 여쭙니다\n끝', '남기신 아파트\ufffd 문제로'],
  ['\ufffd\ufffd\ufffd 상담', '\ufffd\ufffd\ufffd 상담'],
  ['\ud83d 뒤', '\ufffd 뒤'],
  ['💛'.repeat(20).concat('\0 끝'), '💛'.repeat(12).concat('\ufffd 끝')],
])('quotes an unreadable character with the text around it: %j', (message, quoted) => {
  const result = parse({ ...whole, message });
  expect(result.ok ? '' : result.errors.message).toContain(`‘${quoted}’`);
});

test('a half day is taken, also one that has passed or that the firm no longer offers', () => {
  const typed = { name: '김새벽', phone: '010-1234-5678', consent: 'yes' };
  const timeOf = (time: string) => {
    const parsed = parseConsultation(new URLSearchParams({ ...typed, time }), '2026-11-26');
    return parsed.ok ? parsed.consultation.time : parsed.errors.time;
  };
  for (const time of ['2026-11-26.afternoon', '2020-01-01.morning', '2026-11-28.saturday']) {
    expect(timeOf(time)).toBe(time);
  }
  expect(timeOf('2026-02-30.morning')).toBe('목록에서 골라 주세요.');
  expect(timeOf('2026-11-26.night')).toBe('목록에서 골라 주세요.');
});

test('a request without a situation is one that is not sure', () => {
  const typed = { name: '김새벽', phone: '010-1234-5678', consent: 'yes' };
  expect(parseConsultation(new URLSearchParams(typed), null)).toMatchObject({
    consultation: { stage: 'unsure' },
  });
});
