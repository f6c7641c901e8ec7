import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { fieldNames } from '#app/consult/requests/fields/schema.ts';
import { openApp } from '../../../tests/site/app.ts';
import { sendData } from '../../../tests/site/form.ts';
import { someForm } from '../../../tests/site/visitors.ts';

const app = await openApp();
afterAll(() => app.close());

/** The form of somebody, without a field or with pairs put to its end. */
function altered({ without = [], more = [] }: { without?: string[]; more?: [string, string][] }) {
  const form = someForm();
  for (const name of without) form.delete(name);
  for (const [name, value] of more) form.append(name, value);
  return form;
}

test.each<[string, Parameters<typeof altered>[0], string]>([
  ['a name twice', { more: [['name', '둘째']] }, 'name'],
  [
    'a name twice, both the same',
    {
      without: ['name'],
      more: [
        ['name', '김'],
        ['name', '김'],
      ],
    },
    'name',
  ],
  ['consents that differ', { more: [['consent', 'no']] }, 'consent'],
  ['a phone as an array', { without: ['phone'], more: [['phone[]', '010-1234-5678']] }, 'phone'],
  ['a phone as an object', { without: ['phone'], more: [['phone[a]', '010-1234-5678']] }, 'phone'],
  [
    'a name in the prototype',
    {
      without: ['name'],
      more: [
        ['__proto__[name]', '김'],
        ['__proto__', '김'],
      ],
    },
    'name',
  ],
  [
    'a situation that every object has',
    { without: ['stage'], more: [['stage', 'constructor']] },
    'stage',
  ],
  ['an area that every object has', { more: [['area', '__proto__']] }, 'area'],
  ['no consent', { without: ['consent'] }, 'consent'],
  ['a consent of another word', { without: ['consent'], more: [['consent', 'true']] }, 'consent'],
  ['a consent to news of another word', { more: [['marketing', 'on']] }, 'marketing'],
])('%s is refused', async (_, alteration, field) => {
  const { status, answer } = await sendData(app, { form: altered(alteration) });
  expect(status).toBe(422);
  expect(answer).toEqual({ status: 'invalid', errors: { [field]: expect.any(String) } });
});

test.each(['', '&&&===', 'name', '=', '%', '%%%=%%%', '{"name":"김"}', 'name=\u0000'])(
  'the body %j is refused',
  async (body) => {
    const response = await app.fetch('/consult', {
      method: 'POST',
      headers: {
        origin: app.origin,
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      },
      body,
    });
    expect(response.status).toBe(422);
  },
);

const name = fc.constantFrom(
  ...fieldNames,
  ...['key', 'elapsed', 'source', 'name[]', '__proto__', 'constructor', 'toString', ''],
);
const value = fc.oneof(
  fc.constantFrom(
    '',
    'yes',
    'debt',
    'null',
    '[]',
    '{}',
    '{"landing":["/"]}',
    '{"__proto__":{"a":1}}',
  ),
  fc.string({ maxLength: 40 }),
  fc.json({ maxDepth: 3 }),
);

test('any pairs are accepted or refused without side effects', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(name, value), { maxLength: 8 }),
      fc.boolean(),
      async (pairs, whole) => {
        const form = whole ? altered({ more: pairs }) : new URLSearchParams(pairs);
        const { status } = await sendData(app, { form });
        expect([201, 422]).toContain(status);
        expect(Object.keys({})).toEqual([]);
        expect(({} as Record<string, unknown>).a).toBeUndefined();
      },
    ),
    { numRuns: 200 },
  );
});
