import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { fillIn, openForm, press, submit, unfold } from './consult-form.ts';
import { expect, test } from './test.ts';

const secrets = { hmacSignatureSecret: 'secret', hmacKeySignatureSecret: 'other secret' };

test('the form sends a ticket, its proof and the source; the honeypot stays empty', async ({
  page,
}) => {
  await page.clock.install();
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 40,
    deriveKey,
    ...secrets,
  });
  await page.route('**/consult/ticket', (route) =>
    route.fulfill({ json: { ticket: 'a ticket', challenge } }),
  );
  await page.goto('/privacy?utm_source=naver&gclid=g1&name=kim', {
    referer: 'https://search.naver.com/search?query=secret',
  });
  await page.getByRole('link', { name: '상담 신청' }).first().click();
  await expect(page).toHaveURL('/consult');
  await fillIn(page);
  await page.clock.fastForward(3000);
  const sent = await press(page);
  expect(sent.get('ticket')).toBe('a ticket');
  const proof = JSON.parse(atob(sent.get('proof') ?? ''));
  expect(await verifySolution({ ...proof, deriveKey, ...secrets })).toMatchObject({
    verified: true,
  });
  expect(JSON.parse(sent.get('source') ?? '')).toEqual({
    landing: '/privacy',
    referrer: 'search.naver.com',
    utm_source: 'naver',
    gclid: 'g1',
  });
  const known =
    /^(?:name|phone|email|stage|area|diedOn|method|time|message|consent|key|source|ticket|proof)$/;
  const honeypot = [...sent].filter(([name]) => !known.test(name));
  expect(honeypot).toEqual([[expect.any(String), '']]);
  await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeFocused();
});

test('a missing ticket delays nothing', async ({ page }) => {
  await page.clock.install();
  await page.route('**/consult/ticket', () => {});
  await openForm(page);
  await fillIn(page);
  const pressed = press(page);
  await expect(submit(page)).toHaveText('보내는 중입니다');
  await page.clock.fastForward(5000);
  expect((await pressed).get('ticket')).toBeNull();
  await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeFocused();
});

test('a ticket that arrives at the last moment is not sent, as it would look too fast', async ({
  page,
}) => {
  await page.clock.install();
  let give = () => {};
  const mayCome = new Promise<void>((resolve) => {
    give = resolve;
  });
  await page.route('**/consult/ticket', async (route) => {
    await mayCome;
    await route.continue();
  });
  await openForm(page);
  await fillIn(page);
  await page.clock.fastForward(5000);
  const pressed = press(page);
  await expect(submit(page)).toHaveText('보내는 중입니다');
  const came = page.waitForResponse('**/consult/ticket');
  give();
  expect((await came).ok()).toBe(true);
  expect((await pressed).get('ticket')).toBeNull();
  await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeFocused();
});

test('a ticket whose proof takes too long is not sent, as it would look unproven', async ({
  page,
}) => {
  await page.clock.install();
  const parameters = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyLength: 32, salt: '00' };
  const endless = { ...parameters, nonce: '00', keyPrefix: 'f'.repeat(32), keySignature: '' };
  await page.route('**/consult/ticket', (route) =>
    route.fulfill({ json: { ticket: 'a ticket', challenge: { parameters: endless } } }),
  );
  await openForm(page);
  await fillIn(page);
  await page.clock.fastForward(5000);
  const pressed = press(page);
  await expect(submit(page)).toHaveText('보내는 중입니다');
  await page.clock.fastForward(5000);
  const sent = await pressed;
  expect([sent.get('ticket'), sent.get('proof')]).toEqual([null, null]);
  await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeFocused();
});

test('the honeypot is hidden from people', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('textbox', { name: '비고' })).toHaveCount(0);
  await page.getByLabel('통화하기 좋은 시간').focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('summary', { hasText: '더 적기' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('개인정보 수집·이용에 동의합니다')).toBeFocused();
  const honeypot = page.locator('form [aria-hidden] input');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  const drawn = await page.locator('form [aria-hidden]:has(input)').boundingBox();
  expect(drawn).toMatchObject({ width: 1, height: 1 });
});

test('a calculator’s input is shown, and sent only when ticked', async ({ page, fixtures }) => {
  await openForm(page, `${fixtures.url}/fixtures/consult/open`);
  const box = page.getByRole('checkbox', { name: '계산기에 입력한 내용도 함께 보내기' });
  await expect(box).toHaveCount(0);
  await page.getByRole('button', { name: 'Offer' }).click();
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(/배우자와 자녀 셋/);
  await unfold(page);
  await page.getByLabel('접수되면 문자로 알려 주세요').check();
  await fillIn(page);
  await page.route('**/consult', (route) =>
    route.fulfill({ status: 429, json: { status: 'limited', retryAfter: 5 } }),
  );
  const without = await press(page);
  expect(without.get('facts')).toBeNull();
  expect(without.get('confirmation')).toBe('yes');
  await box.check();
  expect((await press(page)).get('facts')).toContain('아신 날 2026. 11. 12.');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(box).toHaveCount(0);
  expect((await press(page)).get('facts')).toBeNull();
});

test('a text message is offered to mobile phones only', async ({ page, fixtures }) => {
  await openForm(page, `${fixtures.url}/fixtures/consult/open`);
  const box = page.getByLabel('접수되면 문자로 알려 주세요');
  const phone = page.getByLabel('연락처');
  await unfold(page);
  await box.check();
  await phone.fill('02-1234-5678');
  await expect(box).toBeHidden();
  await phone.fill('010-1234-5678');
  await expect(box).toBeChecked();
  await expect(box).toBeVisible();
});

test.use({ expectedErrors: /status of 429/ });
