import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenApp, openApp } from '../../../tests/site/app.ts';
import { consultHere } from '../../../tests/site/command.ts';
import { changeRow, referenceOf, storedOf, visitorOf } from '../../../tests/site/receipts.ts';
import { LONGEST_WAIT } from '../../../tests/timeouts.ts';

let app: OpenApp;
let visitor: ReturnType<typeof visitorOf>;
beforeAll(async () => {
  app = await openApp();
  visitor = visitorOf(app);
});
afterAll(() => app.close());

describe('RC-2: a withdrawal', () => {
  test('needs the last four digits and a confirmation, and shows on the receipt', async () => {
    const path = await visitor.request({ phone: '010-9753-1864' });
    const token = await visitor.confirmation(path, 'withdraw', '１８６４');
    expect((await storedOf(app, path))?.status, 'the first step changes nothing').toBe('new');
    const response = await visitor.post(path, { confirm: token });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`${path}#main`);
    expect((await storedOf(app, path))?.status).toBe('withdrawn');
    const html = await (await visitor.open(path)).text();
    expect(html).toContain('신청을 취소하셨습니다');
    expect(html).toContain('법정 기한은 멈추지 않습니다');
    const again = await visitor.post(path, { confirm: token });
    expect(again.status, 'a second press leads to the receipt').toBe(303);
    const { stdout } = await consultHere(app.settings, ['log', '--json', '--limit', '500']);
    const records: { action: string; actor: string; subject: string }[] = JSON.parse(stdout);
    const mine = records.filter(({ subject }) => subject === referenceOf(path));
    expect(mine).toMatchObject([{ action: 'withdraw', actor: 'visitor' }]);
  });

  test('notifies the firm once, without personal data', async () => {
    const path = await visitor.request({ phone: '010-9753-1865' });
    await visitor.withdraw(path, 'withdraw', '1865');
    const notices = await noticesFor(path);
    expect(notices).toHaveLength(1);
    expect(notices[0]).not.toMatch(/김새벽|1865/);
  });

  test('needs the part before @ if the request has only an e-mail address', async () => {
    const path = await visitor.request({ email: 'Dawn@example.com' });
    expect((await visitor.post(path, { check: 'dusk', choice: 'withdraw' })).status).toBe(422);
    expect((await visitor.withdraw(path, 'withdraw', 'dawn')).status).toBe(303);
    expect((await storedOf(app, path))?.status).toBe('withdrawn');
  });

  test.each([
    ['a pasted number', { phone: '010-9753-1871' }, '\u202d010-9753-1871\u202c'],
    ['a copied address', { email: 'dawn@example.com' }, 'mailto:\u200eDawn@example.com'],
    ['a part that ends in a dot', { email: 'k.i.m.@docomo.ne.jp' }, 'k.i.m.'],
    ['a copied part of the address', { email: 'dawn@example.com' }, '\u2066dawn\u2069'],
  ])('accepts %s as the answer', async (_, fields, check) => {
    const path = await visitor.request(fields);
    expect((await visitor.withdraw(path, 'withdraw', check)).status).toBe(303);
    expect((await storedOf(app, path))?.status).toBe('withdrawn');
  });

  test('with deletion shows by when the request is deleted, and is possible after a withdrawal', async () => {
    const path = await visitor.request({ phone: '010-9753-1866' });
    await visitor.withdraw(path, 'withdraw', '1866');
    await visitor.withdraw(path, 'erase', '1866');
    const html = await (await visitor.open(path)).text();
    expect(html).toMatch(/늦어도 \d{4}\.\s\d+\.\s\d+\.\u2060?까지 복구할 수 없게 지웁니다/);
    expect(html, 'no other choice is offered').not.toContain('name="check"');
  });

  test('changes nothing after a wrong answer, and is blocked for a day after five attempts', async () => {
    const path = await visitor.request({ phone: '010-9753-1867' });
    for (const check of ['0000', '', '18670', '186']) {
      const response = await visitor.post(path, { check, choice: 'erase' });
      expect(response.status, check).toBe(422);
      expect(await response.text()).toContain('신청하실 때 적으신 것과 다릅니다');
    }
    expect((await visitor.post(path, { check: '0001', choice: 'erase' })).status).toBe(422);
    const limited = await visitor.post(path, { check: '1867', choice: 'erase' });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect((await storedOf(app, path))?.status).toBe('new');
  });

  test('rejects the confirmation of another request or choice, and one older than 15 minutes', async () => {
    const [one, other] = [
      await visitor.request({ phone: '010-9753-1868' }),
      await visitor.request({ phone: '010-9753-1869' }),
    ];
    const token = await visitor.confirmation(one, 'withdraw', '1868');
    for (const [path, confirm] of [
      [other, token],
      [one, token.replace('withdraw', 'erase')],
      [one, 'x'],
    ] as const) {
      expect((await visitor.post(path, { confirm })).status).toBe(422);
    }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    try {
      expect((await visitor.post(one, { confirm: token })).status).toBe(422);
    } finally {
      vi.useRealTimers();
    }
    for (const path of [one, other]) expect((await storedOf(app, path))?.status).toBe('new');
  });

  test('is not possible once the firm has taken the case', async () => {
    const path = await visitor.request({ phone: '010-9753-1870' });
    await changeRow(app, path, `status = 'retained'`);
    const html = await (await visitor.open(path)).text();
    expect(html).not.toContain('name="check"');
    expect(html).toContain('사건을 맡겨 주신 뒤에는');
    await visitor.post(path, { check: '1870', choice: 'erase' });
    expect((await storedOf(app, path))?.status).toBe('retained');
  });

  test('is refused when another site sends it', async () => {
    const path = await visitor.request();
    const response = await visitor.post(
      path,
      { check: '1', choice: 'erase' },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(response.status).toBe(403);
  });
});

async function noticesFor(path: string): Promise<string[]> {
  const folder = `${app.dataDir}/outbox`;
  return vi.waitFor(async () => {
    const names = (await readdir(folder)).filter((name) => /^notice-.*\.eml$/.test(name));
    const texts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    const mine = texts.filter((text) => text.includes(referenceOf(path)));
    if (mine.length === 0) throw new Error('The firm has no notice yet.');
    return mine;
  }, LONGEST_WAIT);
}
