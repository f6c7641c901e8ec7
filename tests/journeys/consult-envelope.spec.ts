import { intercept } from '../intercept.ts';
import { expectReceived, fillIn, openForm, press, taken, unfold } from './consult-form.ts';
import { expect, test } from './test.ts';

test('the form sends the source and how long the page was open; the honeypot stays empty', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/privacy?utm_source=naver&gclid=g1&name=kim', {
    referer: 'https://search.naver.com/search?query=secret',
  });
  await page.getByRole('link', { name: '상담 신청' }).first().click();
  await expect(page).toHaveURL('/consult');
  await fillIn(page);
  await page.clock.fastForward(3000);
  const sent = await press(page);
  expect(Number(sent.get('elapsed'))).toBeGreaterThanOrEqual(3000);
  expect(Number(sent.get('elapsed'))).toBeLessThan(60_000);
  expect(JSON.parse(sent.get('source') ?? '')).toEqual({
    landing: '/privacy',
    referrer: 'search.naver.com',
    utm_source: 'naver',
    gclid: 'g1',
    // Sends only the names, of which the server keeps the one that an advertiser adds.
    click: 'utm_source,gclid,name',
  });
  const known =
    /^(?:name|phone|email|stage|area|diedOn|method|time|message|consent|key|source|elapsed)$/;
  const honeypot = [...sent].filter(([name]) => !known.test(name));
  expect(honeypot).toEqual([[expect.any(String), '']]);
  await expectReceived(page);
});

test('the form asks the server for nothing before it is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openForm(page);
  await fillIn(page);
  await press(page);
  await expectReceived(page);
  expect(asked.filter((path) => path.startsWith('/consult'))).toEqual(['/consult', '/consult']);
});

test('the honeypot is hidden from people', async ({ page }) => {
  await openForm(page);
  await expect(page.getByRole('textbox', { name: '비고' })).toHaveCount(0);
  await page.locator('summary', { hasText: '하실 말씀' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('개인정보 수집·이용에 동의합니다')).toBeFocused();
  const honeypot = page.locator('form [aria-hidden] input');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  const drawn = await page.locator('form [aria-hidden]:has(input)').boundingBox();
  expect(drawn).toMatchObject({ width: 1, height: 1 });
});

test('a calculator’s input is shown, and sent unless it is left out', async ({
  page,
  fixtures,
}) => {
  await openForm(page, `${fixtures.url}/fixtures/consult/open`);
  await expect(taken(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Offer' }).click();
  await page.getByRole('button', { name: '보기', exact: true }).click();
  await expect(taken(page)).toContainText('배우자와 자녀 셋');
  await unfold(page);
  await page.getByLabel('접수되면 문자로 알려 주세요').check();
  await fillIn(page);
  await intercept(page, '**/consult', (route) =>
    route.fulfill({ status: 429, json: { status: 'limited', retryAfter: 5 } }),
  );
  const whole = await press(page);
  expect(whole.get('facts')).toContain('아신 날 2026. 11. 12.');
  expect(whole.get('confirmation')).toBe('yes');
  await page.getByRole('button', { name: '모두 빼기' }).click();
  expect((await press(page)).get('facts')).toBeNull();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(taken(page)).toHaveCount(0);
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
