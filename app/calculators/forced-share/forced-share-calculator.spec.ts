import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/journeys/test.ts';
import { typeDay } from '../../../tests/site/type-day.ts';

const chapter = (page: Page) => page.locator('#forced-share-calculator');
const headline = (page: Page) => chapter(page).getByRole('heading', { level: 3 });
const step = (page: Page, name: RegExp) => chapter(page).getByRole('tab', { name });
const field = (page: Page, name: string) => chapter(page).getByLabel(name, { exact: true });
const estate = (page: Page) => field(page, '고인의 재산');
const offered = (page: Page) => page.locator('form [name="facts"]');

async function openCalculator(page: Page, address = '/forced-share'): Promise<void> {
  await page.goto(address);
  await chapter(page).scrollIntoViewIfNeeded();
  // Hydrates on the pointer; an input in the address hydrates the calculator by itself.
  if (!address.includes('#')) {
    await chapter(page).getByRole('tablist').dispatchEvent('pointerover');
  }
  await page.locator('[data-island="forced-share"][data-hydrated]').waitFor({ state: 'attached' });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, clipboard: true });

  test('a child enters the estate and gifts, links to them, and takes them into the request', async ({
    page,
    context,
  }) => {
    const told: string[] = [];
    await context.exposeFunction('tell', (name: string) => told.push(name));
    await page.addInitScript(() => {
      document.addEventListener('calculator:used', ({ detail }) =>
        Reflect.get(window, 'tell')(JSON.stringify(detail)),
      );
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url(), request.headers().referer ?? ''));
    await openCalculator(page);

    await typeDay(chapter(page), '돌아가신 날', '2199-06-01');
    await expect(
      chapter(page).getByRole('group', { name: '돌아가신 날' }),
    ).toHaveAccessibleDescription(/아직 오지 않은 날.*이 기기의 오늘 날짜는 20\d\d\./);
    await expect(headline(page), 'no ratio for a death to come').not.toContainText('분의');
    await typeDay(chapter(page), '돌아가신 날', '2026-06-01');
    await expect(
      headline(page),
      'no answer for a family that nobody has entered',
    ).not.toContainText('분의');
    await expect(chapter(page).getByRole('radio', { checked: true })).toHaveCount(0);
    await chapter(page).getByRole('radio', { name: '자녀', exact: true }).check();
    await chapter(page).getByRole('radiogroup', { name: '고인의 배우자' }).getByLabel('있음').tap();
    await expect(headline(page), 'the children are not counted yet').not.toContainText('분의');
    await chapter(page).getByRole('spinbutton', { name: '자녀 수 (본인 포함)' }).fill('2');
    await expect(headline(page), 'the ratio is known before any amount').toContainText('1/7');
    await chapter(page).getByRole('radiogroup', { name: '고인의 배우자' }).getByLabel('없음').tap();
    await expect(headline(page)).toContainText('1/4');
    await chapter(page).getByRole('button', { name: '다음: 재산과 빚' }).tap();
    await expect(step(page, /재산과 빚/)).toBeFocused();

    await estate(page).pressSequentially('500000000');
    await expect(estate(page)).toHaveValue('500,000,000');
    await expect(estate(page)).toHaveAccessibleDescription(/5억 원/);
    await estate(page).press('Home');
    await estate(page).press('ArrowRight');
    await estate(page).press('1');
    await expect(estate(page)).toHaveValue('5,100,000,000');
    const caret = await estate(page).evaluate((field: HTMLInputElement) => field.selectionStart);
    expect(caret, 'behind what was typed').toBe(3);
    await estate(page).press('Backspace');
    await expect(estate(page)).toHaveValue('500,000,000');
    await field(page, '고인의 빚').fill('1억');
    await field(page, '고인의 빚').blur();
    await expect(field(page, '고인의 빚')).toHaveValue('100,000,000');
    await expect(headline(page), 'no verdict before the gifts').toContainText('1/4');
    await expect(headline(page).locator('+ p')).toContainText('증여와 유언');
    const line = chapter(page).locator('.answer-line');
    await expect(line).toContainText('1/4');
    await expect(line).not.toContainText('부족');

    await chapter(page).getByRole('button', { name: '다음: 증여와 유언' }).tap();
    const any = chapter(page).getByRole('radiogroup', {
      name: '증여나 유언으로 재산을 받은 사람이 있나요?',
    });
    await expect(any.getByRole('radio', { checked: true })).toHaveCount(0);
    await any.getByLabel('없음').tap();
    await expect(headline(page)).toHaveText('유류분 부족액이 없습니다.');
    await expect(line).toContainText('적게 받지 않으셨습니다');
    await chapter(page).getByRole('button', { name: '받은 재산 하나 더 입력' }).tap();
    await expect(headline(page).locator('+ p')).toContainText('첫 번째 증여·유증의 받은 분');
    await field(page, '받은 분').selectOption('다른 자녀');
    await field(page, '돌아가신 때의 금액').fill('2000000000');
    await expect(headline(page)).toContainText('1억 5,000만 원');
    await expect(chapter(page).getByText('증여받은 재산에서')).toBeVisible();
    await field(page, '돌아가신 때의 금액').blur();
    await expect(chapter(page).getByRole('status').filter({ hasText: '1억 5,000만' })).toHaveCount(
      1,
    );
    const small = await chapter(page)
      .locator('button:visible, a:visible, summary:visible, [role="tab"]:visible')
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).length);
    expect(small, 'targets that a thumb misses').toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await chapter(page).getByRole('button', { name: '링크 복사' }).tap();
    await expect(chapter(page).getByText('복사했습니다').first()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await expect(page, 'tools of other companies read the address').toHaveURL('/forced-share');
    await expect(offered(page), 'nothing is offered before it is asked for').toHaveCount(0);

    await chapter(page).getByRole('link', { name: '이 내용으로 상담 신청' }).tap();
    await expect(page).toHaveURL('/consult');
    await expect(offered(page)).toHaveValue(/다른 자녀 20억 원.*1억 5,000만 원/s);
    expect(told, 'told once, and nothing of what was put in').toEqual([
      '{"calculator":"forced-share"}',
    ]);
    expect(asked.filter((text) => /forced-share-calculator=|500000000|5억/.test(text))).toEqual([]);

    await page.goto(link);
    await expect(headline(page), 'the link leads to the calculator').toContainText(
      '1억 5,000만 원',
    );
    await expect(step(page, /증여와 유언/)).toContainText('1건');
    await expect(headline(page), 'and opens at its result').toBeInViewport();
    await expect(chapter(page).getByText('링크로 받은 계산입니다.')).toBeInViewport();
    await expect(chapter(page).locator('.result-of')).toContainText(
      '의 유류분 계산기로 계산했습니다',
    );
    await step(page, /재산과 빚/).tap();
    await expect(estate(page)).toHaveValue('500,000,000');
    await page.evaluate(() => location.assign('#forced-share-calculator=eyJtZSI'));
    await expect(chapter(page).getByRole('alert')).toContainText('불러오지 못했습니다');
  });
});

test('keyboard: the example, an outsider’s gift, a sibling’s claim, printing', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await openCalculator(page);
  await step(page, /1\. 가족/).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chapter(page).getByRole('radio', { name: '배우자', exact: true })).toBeFocused();
  const example = chapter(page).getByRole('button', { name: '예시 입력' });
  await example.press('Enter');
  await expect(headline(page)).toContainText('1억 5,000만 원');
  await expect(
    chapter(page).getByRole('group', { name: /자녀/ }).getByRole('spinbutton'),
  ).toHaveValue('2');
  await expect(chapter(page).getByText('돈으로 청구합니다')).toBeVisible();
  await typeDay(chapter(page), '돌아가신 날', '2026-03-16');
  await expect(chapter(page).getByText('재산 자체의 반환').first()).toBeVisible();

  await step(page, /1\. 가족/).focus();
  await page.keyboard.press('End');
  await expect(step(page, /증여와 유언/)).toBeFocused();
  await field(page, '받은 분').selectOption('그 밖의 사람');
  await field(page, '1년보다 전').check();
  await expect(headline(page)).toHaveText('유류분 부족액이 없습니다.');
  await field(page, '네').check();
  await expect(headline(page)).toContainText('유류분 부족액은');
  await chapter(page).getByRole('button', { name: '삭제 첫 번째' }).press('Enter');
  await expect(chapter(page).getByRole('button', { name: '받은 재산 하나 더 입력' })).toBeFocused();
  await chapter(page)
    .getByRole('radiogroup', { name: '증여나 유언으로 재산을 받은 사람이 있나요?' })
    .getByLabel('없음')
    .click();

  await step(page, /1\. 가족/).press('Home');
  await step(page, /1\. 가족/).click();
  await chapter(page).getByRole('radio', { name: '형제자매' }).check();
  await expect(headline(page)).toHaveText('이 상속에서는 내 유류분이 없습니다.');
  await expect(headline(page).locator('+ p')).toContainText('2020헌가4');
  await chapter(page).getByRole('radio', { name: '자녀', exact: true }).check();
  await chapter(page).getByText('근거 보기').click();
  await expect(chapter(page).getByText('민법 제1112조 제1호')).toBeVisible();
  const reasons = await chapter(page).locator('.result-why').boundingBox();
  expect(reasons?.width, 'not in the margin').toBeGreaterThan(600);
  const notes = await page.locator('.calculator-notes').boundingBox();
  expect(notes?.y, 'the notes are below the reasons').toBeGreaterThan(reasons?.y ?? Number.NaN);

  await chapter(page).getByRole('button', { name: '인쇄' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(headline(page)).toBeVisible();
  await expect(page.locator('#how')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#how')).toBeVisible();
});
