import type { Page } from '@playwright/test';
import { intercept } from '../intercept.ts';
import { expectReceived, fillIn, openForm, press, submit, unfold } from './consult-form.ts';
import { everyEngine, expect, long, test } from './test.ts';

const form = (page: Page) => page.locator('main form');

test.use({ expectedErrors: /status of (?:403|404|409|413|429|50[234])/ });

const receipt = {
  reference: '7KQ2-M4XD',
  receivedAt: '2026-11-20T09:31:00Z',
  path: '/received/x',
};

test('every failure keeps the input, says what to do and offers the phone', async ({ page }) => {
  await openForm(page);
  await fillIn(page, '김새벽', '010-1234-5678');
  let answer = { status: 503, json: {} };
  await intercept(page, '**/consult', (route) => route.fulfill(answer));
  for (const [status, json, title, text] of [
    [503, {}, '접수를 마치지 못했습니다', '잠시 뒤 다시 눌러 주세요'],
    [429, { status: 'limited', retryAfter: 200 }, '아직 접수되지 않았습니다', '4분쯤'],
    [403, {}, '이 화면에서는 보낼 수 없습니다', '화면을 새로 연 뒤'],
    [413, {}, '적으신 내용이 너무 깁니다', '줄여서'],
    // Sent by a proxy: whether the request is stored is unknown.
    [504, {}, '접수되었는지 확인하지 못했습니다', '두 번 접수되지는 않습니다'],
    // Has our status and type, but not our content.
    [429, { error: 'slow down' }, '접수를 마치지 못했습니다', '잠시 뒤 다시 눌러 주세요'],
  ] as const) {
    answer = { status, json };
    await submit(page).click();
    const notice = page.getByRole('region', { name: title });
    await expect(notice).toBeFocused();
    await expect(notice).toContainText(text);
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(page.getByLabel('연락처')).toHaveValue('010-1234-5678');
    await expect(page.getByLabel('연락처')).toBeEditable();
    await expect(page.getByLabel('개인정보 수집·이용에 동의합니다')).toBeChecked();
  }
});

test('a form changed after it was received is sent as a new request, on demand', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page, '고친사람');
  await intercept(page, '**/consult', (route) =>
    route.fulfill({ status: 409, json: { status: 'conflict', receipt } }),
  );
  const first = await press(page);
  const notice = page.getByRole('region', { name: '먼저 보내신 신청이 접수되어 있습니다' });
  await expect(notice).toContainText(receipt.reference);
  await page.unroute('**/consult');
  const second = await press(page);
  expect(second.get('key')).not.toBe(first.get('key'));
  expect(second.get('name')).toBe('고친사람');
  await expectReceived(page);
  await expect(page.locator('#receipt-reference')).not.toHaveText(receipt.reference);
});

test('a slow response is awaited once, and after a while the phone is offered', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await unfold(page);
  await fillIn(page);
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  await intercept(page, '**/consult', async (route) => {
    sent++;
    await mayAnswer;
    await route.fulfill({ status: 201, json: { status: 'received', receipt } });
  });
  await press(page);
  await expect(submit(page)).toHaveText('보내는 중입니다');
  await expect(page.getByRole('status').filter({ hasText: '보내는 중입니다' })).toBeAttached();
  await form(page).evaluate((it: HTMLFormElement) => it.requestSubmit());
  for (const text of ['성함', '연락처', '돌아가신 날', '하실 말씀']) {
    await expect(form(page).getByLabel(text), 'it would be in no request').not.toBeEditable();
  }
  const choices = () =>
    form(page).evaluate((it: HTMLFormElement) => {
      const pairs = [...new FormData(it)];
      return pairs.filter(([name]) => name !== 'elapsed').join();
    });
  const before = await choices();
  await form(page).getByLabel('어떤 일이신가요?').press('ArrowDown');
  await form(page).getByText('오후', { exact: true }).nth(1).click();
  await form(page).getByRole('radio', { checked: true }).press('ArrowUp');
  await form(page).getByRole('checkbox').last().press('Space');
  expect(await choices()).toBe(before);
  await page.clock.fastForward(6000);
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', /^tel:/);
  answer();
  await expect(page).toHaveURL(receipt.path);
  expect(sent).toBe(1);
});

test('a browser too old for the validation sends the form as without script', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(String.prototype, 'isWellFormed');
  });
  await openForm(page);
  await fillIn(page);
  await submit(page).click();
  await expect(page).toHaveURL(/\/received\/[0-9A-Z]{4}-[0-9A-Z]{4}\.[\w.-]+#main$/);
  await expect(page.getByRole('heading', { level: 1, name: '접수되었습니다' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ visited: async ({ fixtures }, use) => use(fixtures), javaScriptEnabled: false });

  for (const [state, text] of [
    ['server', '잠시 뒤 다시 눌러 주세요'],
    ['limited', '4분쯤'],
    ['conflict', receipt.reference],
  ] as const) {
    const tier = state === 'server' ? everyEngine : long;
    test(`${state}: the form comes back with its input`, tier, async ({ page }) => {
      await page.goto(`/fixtures/consult/${state}#consult-errors`);
      const notice = page.locator('#consult-errors');
      await expect(notice).toContainText(text);
      await expect(notice).toBeInViewport();
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
      await expect(page.getByLabel('연락처')).toHaveValue('010-1234-5678');
      await expect(page.getByLabel('어떤 일이신가요?')).toHaveValue('debt');
      await expect(page.getByLabel('개인정보 수집·이용에 동의합니다')).toBeChecked();
      await expect(page.getByLabel('접수되면 문자로 알려 주세요')).toBeChecked();
    });
  }
});

test('the key of a request that was answered for another one is not reused', async ({
  page,
  fixtures,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('consult-key', 'spent'));
  // The behaviour does it: its island is never hydrated.
  await intercept(page, '**/*hydrate*.js', () => {});
  await page.goto(`${fixtures.url}/fixtures/consult/conflict`);
  const key = () => page.evaluate(() => sessionStorage.getItem('consult-key'));
  await expect.poll(key).not.toBe('spent');
  await unfold(page);
  await page.getByLabel('하실 말씀').fill('고친 글');
  await expect.poll(key).toMatch(/^[\da-f-]{36}$/);
});
