import type { Page } from '@playwright/test';
import { violations } from '../../../tests/axe.ts';
import { familyHash } from '../../../tests/journeys/family-link.ts';
import { expect, long, test } from '../../../tests/journeys/test.ts';

const shares = (page: Page) => page.locator('#shares');
const table = (page: Page) => shares(page).getByRole('table', { name: '구체적 상속분' });
const row = (page: Page, name: string) => table(page).locator('tr', { hasText: name });
const heir = (page: Page, name: string) =>
  shares(page).locator('.division-heir').filter({ hasText: name });

async function open(page: Page): Promise<void> {
  await page.goto(`/shares${familyHash}`);
  await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('computes concrete shares from gifts, a contribution and legacies, and restores them from a link', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await open(page);
  await shares(page).getByRole('button', { name: '먼저 사망한 자녀 줄이기' }).tap();
  await shares(page).getByRole('button', { name: '자녀 줄이기', exact: true }).tap();
  await shares(page).getByRole('textbox', { name: '남기신 재산' }).fill('6억');
  await expect(table(page), 'on request').toHaveCount(0);

  await shares(page).getByText('생전 증여나 기여가 있나요?').tap();
  await heir(page, '첫째').locator('summary').tap();
  await heir(page, '첫째')
    .getByRole('textbox', { name: '생전에 증여받은 재산' })
    .pressSequentially('1억');
  await expect(row(page, '배우자')).toContainText(/3억 원$/);
  await expect(row(page, '첫째')).toContainText(/1억 원$/);
  await expect(row(page, '둘째')).toContainText(/2억 원$/);
  await expect(page.locator('.answer-line')).toContainText('첫째 1억 원');
  await page.keyboard.press('Tab');
  await expect(shares(page).getByRole('status').last(), 'the whole in one announcement').toHaveText(
    /배우자는 3억 원, 첫째는 1억 원, 둘째는 2억 원을 받습니다\.$/,
  );

  await heir(page, '첫째').getByRole('textbox', { name: '그중 부양·기여의 보상으로' }).fill('1억');
  await expect(row(page, '첫째'), 'a reward is no advance').toContainText('1억 7,142만 8,571원');
  await heir(page, '첫째').getByRole('textbox', { name: '그중 부양·기여의 보상으로' }).fill('');
  await heir(page, '첫째').getByRole('textbox', { name: '생전에 증여받은 재산' }).fill('9억');
  await expect(row(page, '첫째'), 'keeps the excess').toContainText('초과특별수익자');
  await expect(row(page, '배우자')).toContainText('3억 6,000만 원');

  await heir(page, '둘째').locator('summary').tap();
  await heir(page, '둘째').getByLabel('기여분', { exact: true }).fill('1억');
  await expect(row(page, '둘째')).toContainText('3억 원');
  await shares(page).getByRole('textbox', { name: '상속인이 아닌 분에게 남긴 유증' }).fill('1억');
  await expect(row(page, '배우자')).toContainText('2억 4,000만 원');

  await shares(page).getByText('근거 보기').tap();
  await expect(shares(page)).toContainText('민법 제1008조의2 제1항');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expect(page).toHaveURL('/shares');

  const link = await shares(page).getByLabel('이 계산을 여는 주소').inputValue();
  await shares(page).getByRole('button', { name: '처음부터 다시' }).tap();
  await expect(table(page)).toHaveCount(0);
  await page.evaluate((to) => location.assign(to), new URL(link).hash);
  await expect(row(page, '배우자')).toContainText('2억 4,000만 원');
  await expect(heir(page, '둘째').getByLabel('기여분', { exact: true })).toHaveValue('100,000,000');
  expect(asked.filter((text) => /900000000|shares=e|증여/.test(decodeURIComponent(text)))).toEqual(
    [],
  );
});

test('a gift stays with its heir when another heir is removed', long, async ({ page }) => {
  const given = (name: string) =>
    heir(page, name).getByRole('textbox', { name: '생전에 증여받은 재산' });
  await open(page);
  await shares(page).getByText('생전 증여나 기여가 있나요?').tap();
  await heir(page, '둘째').locator('summary').tap();
  await given('둘째').fill('1억');
  await expect(row(page, '둘째')).toContainText('1억 원');
  await shares(page)
    .getByRole('button', { name: /^첫째 .*상태 바꾸기$/ })
    .tap();
  await page.getByRole('dialog').getByRole('button', { name: '가계도에서 삭제' }).tap();
  await expect(row(page, '첫째'), 'the second is the first now').toContainText('1억 원');
  await expect(given('첫째')).toHaveValue('100,000,000');
  await shares(page).getByRole('button', { name: '되돌리기' }).tap();
  await expect(given('둘째')).toHaveValue('100,000,000');
});

test(
  'waits for the time of a gift to a representative, and divides the value of today',
  long,
  async ({ page }) => {
    await open(page);
    await shares(page).getByText('생전 증여나 기여가 있나요?').tap();
    await test.step('a gift to a representative has no result until its time is chosen', async () => {
      const grandchild = heir(page, '셋째의 자녀 1');
      await grandchild.locator('summary').tap();
      const asked = grandchild.getByRole('radiogroup', { name: '셋째가 돌아가시기 전에 받았나요' });
      await expect(asked).toHaveCount(0);
      await grandchild.getByRole('textbox', { name: '생전에 증여받은 재산' }).fill('1억');
      await expect(table(page)).toHaveCount(0);
      await expect(shares(page)).toContainText('셋째의 자녀 1이 증여를 언제 받았는지 골라 주시면');
      await asked.getByLabel('전에').check();
      await expect(row(page, '셋째의 자녀 1'), 'no advance').toContainText(/1억 원$/);
      await asked.getByLabel('후에').check();
      await expect(row(page, '셋째의 자녀 1'), '10억 × 1/9 − 1억').toContainText('1,111만');
      await shares(page).getByRole('button', { name: '되돌리기' }).tap();
      await expect(asked.getByLabel('전에'), 'each choice is a step').toBeChecked();
    });

    await test.step('the value of today is divided', async () => {
      await shares(page).getByRole('textbox', { name: '나눌 재산의 지금 금액' }).fill('18억');
      await expect(row(page, '배우자')).toContainText(/3억 원6억 원$/);
      await expect(page.locator('.answer-line')).toContainText('배우자 6억 원');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, 'nothing leaves the window').toBe(360);
      expect(await violations(page, '#shares')).toEqual([]);
    });
  },
);
