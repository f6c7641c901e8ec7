import type { Page } from '@playwright/test';
import { violations } from '../../../tests/axe.ts';
import { chooseSpouse, familyHash } from '../../../tests/journeys/family-link.ts';
import { expect, long, test } from '../../../tests/journeys/test.ts';
import { typeDay } from '../../../tests/site/type-day.ts';

const chapter = (page: Page) => page.locator('#shares');
const person = (page: Page, name: string) =>
  chapter(page).getByRole('button', { name: new RegExp(`^${name} .*상태 바꾸기$`) });
const ledger = (page: Page) => chapter(page).getByRole('group', { name: '가족과 재산' });
const panel = (page: Page) => page.getByRole('dialog', { name: /째|자녀|배우자/ });

/** Opens the calculator with the family of a link, and waits until it is hydrated. */
async function open(page: Page, hash = familyHash): Promise<void> {
  await page.goto(`/shares${hash}`);
  const controls = chapter(page).locator('.chapter-controls');
  await controls.evaluate((element) => element.scrollIntoView());
  await page.locator('[data-island="shares"][data-hydrated]').waitFor({ state: 'attached' });
}

/** Returns the heirs of the table, and their shares as a screen reader reads them. */
function tableOf(page: Page): Promise<{ heads: string[]; shares: string[] }> {
  return chapter(page)
    .getByRole('table')
    .evaluate((table) => ({
      heads: [...table.querySelectorAll('th')].map((head) => head.textContent ?? ''),
      shares: [...table.querySelectorAll('[role="img"]')].map(
        (share) => share.getAttribute('aria-label')?.replace(/\s/, ' ') ?? '',
      ),
    }));
}

test.describe('with a thumb', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('edits a simple family by counters, a real family by names, and restores it from a link', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    await open(page);
    const sentence = chapter(page).locator('.reasons-sentence');
    await expect(sentence).toContainText('배우자가 3/9을, 첫째와 둘째가 각각 2/9를');

    await chapter(page).getByRole('button', { name: '손자녀 늘리기' }).tap();
    await expect(sentence).toContainText('각각 2/27를');
    await chapter(page).getByRole('button', { name: '먼저 사망한 자녀 줄이기' }).tap();
    await expect(sentence).toContainText('첫째, 둘째, 셋째가 각각 2/9를');

    await person(page, '둘째').tap();
    await panel(page).getByLabel('상속포기').check();
    await expect(sentence).toContainText('배우자가 3/7을, 첫째와 셋째가 각각 2/7를');
    await panel(page).getByRole('button', { name: '닫기' }).tap();
    await expect(panel(page)).toBeHidden();
    await expect(person(page, '둘째'), 'told to those who do not see the drawing').toHaveText(
      /상속.?포기/,
    );

    await person(page, '첫째').tap();
    await panel(page).getByLabel('상속결격').check();
    await panel(page).getByRole('button', { name: '자녀 늘리기' }).tap();
    await panel(page).getByRole('radio', { name: '있음' }).tap();
    await expect(sentence, 'the spouse of the disqualified does not step in').toContainText(
      '배우자가 3/7을, 첫째의 자녀와 셋째가 각각 2/7를',
    );
    await page.keyboard.press('Escape');
    await chapter(page).getByText('근거 보기').tap();
    await expect(chapter(page)).toContainText('첫째의 배우자: 대습상속하는 배우자는');
    await chapter(page).getByRole('button', { name: '대신해 상속' }).tap();
    await expect(page.getByRole('dialog', { name: '대습상속' })).toContainText(
      '첫째의 상속분 7분의 2를 첫째의 자녀가 대신 상속합니다',
    );
    await page.keyboard.press('Escape');

    const amount = ledger(page).getByRole('textbox', { name: '남기신 재산' });
    await amount.fill('7억');
    await expect(chapter(page).getByRole('table')).toContainText('3억 원');
    const address = chapter(page).getByLabel('이 계산을 여는 주소');
    const bare = await address.inputValue();
    await chapter(page).getByLabel('가족의 상태도 함께 보내기').check();
    const link = await address.inputValue();
    const before = await sentence.textContent();

    await page.goto('/privacy');
    await open(page, new URL(link).hash);
    await expect(sentence).toHaveText(before ?? '');
    await expect(amount).toHaveValue('700,000,000');
    await expect(ledger(page).getByRole('spinbutton', { name: '자녀', exact: true })).toHaveValue(
      '3',
    );
    await test.step('a link without the statuses computes the family as placed, and says so', async () => {
      await page.goto('/privacy');
      await open(page, new URL(bare).hash);
      await expect(sentence).toContainText('배우자가 3/9을, 첫째, 둘째, 셋째가 각각 2/9를');
      await expect(chapter(page).locator('.result-of')).toContainText('상태를 빼고 보냈습니다');
    });
    expect(asked.filter((text) => /첫째|shares=/.test(decodeURIComponent(text)))).toEqual([]);
  });
});

test.describe('everyday facts, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test(
    'covers a spouse without a marriage, other heirs, a future death, four parents',
    long,
    async ({ page }) => {
      await page.clock.setFixedTime('2026-11-20T03:00:00Z');
      await open(page);
      const sentence = chapter(page).locator('.reasons-sentence');

      await test.step('ties without a share', async () => {
        await person(page, '배우자').tap();
        await page.getByRole('combobox', { name: '관계' }).selectOption('사실혼');
        await expect(sentence).toContainText('첫째와 둘째가 각각 2/6를');
        await page.keyboard.press('Escape');
        await person(page, '둘째').tap();
        await page.getByRole('combobox', { name: '관계' }).selectOption('혼인 외 자녀 (인지 전)');
        await expect(sentence).toContainText('첫째가 2/4를');
        await page.keyboard.press('Escape');
        await chapter(page).getByText('근거 보기').tap();
        await expect(chapter(page)).toContainText('둘째: 인지되지 않은 혼인 외 자녀는');
      });

      await test.step('other persons who are heirs', async () => {
        await chapter(page).getByText('이런 분도 상속인인가요?').tap();
        await expect(
          chapter(page)
            .getByRole('listitem')
            .filter({ hasText: '연락이 끊긴 가족: 상속인입니다.' }),
        ).toContainText('민법 제28조');
        await expect(chapter(page)).toContainText('사실혼 배우자: 상속인이 아닙니다.');
      });

      await test.step('a death in the future', async () => {
        const death = ledger(page).getByRole('group', { name: '돌아가신 날' });
        await typeDay(page, '돌아가신 날', '2026-11-21');
        await expect(death).toHaveAccessibleDescription(/아직 오지 않은 날입니다/);
        await expect(sentence).toHaveCount(0);
        await expect(chapter(page).getByRole('table')).toHaveCount(0);
        await typeDay(page, '돌아가신 날', '2026-11-20');
        await expect(sentence).toContainText('첫째가 2/4를');
        expect(await violations(page, '#shares')).toEqual([]);
      });

      await test.step('four parents of an adoptee', async () => {
        await chapter(page).getByRole('button', { name: '처음부터 다시' }).tap();
        await chooseSpouse(page, '있음');
        await ledger(page).getByRole('spinbutton', { name: '자녀', exact: true }).fill('0');
        await ledger(page).getByRole('spinbutton', { name: '부모', exact: true }).fill('4');
        await expect(sentence).toContainText('부모 1, 부모 2, 부모 3, 부모 4가 각각 2/11를');
        await person(page, '부모 4').tap();
        await page.getByRole('combobox', { name: '관계' }).selectOption('양부모');
        await expect(person(page, '부모 4')).toHaveText(/양부모/);
        const { scrollWidth, clientWidth } = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth };
        });
        expect(scrollWidth).toBe(clientWidth);
      });
    },
  );
});

test.describe('with the keyboard', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('moves the focus through the tree in reading order; undoes changes; matches the table', async ({
    page,
  }) => {
    await open(page);
    await person(page, '배우자').focus();
    const names: string[] = [];
    for (let step = 0; step < 6; step++) {
      names.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
      await page.keyboard.press('Tab');
    }
    expect(names.map((name) => name.split(' ')[0])).toEqual([
      '배우자',
      '첫째',
      '둘째',
      '셋째',
      '셋째의',
      '셋째의',
    ]);

    await person(page, '셋째의 자녀 2').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByLabel('먼저 사망')).toBeChecked();
    const sentence = chapter(page).locator('.reasons-sentence');
    await expect(sentence).toContainText('셋째의 자녀 1이 각각 2/9를');
    await expect(chapter(page).getByRole('status').filter({ hasText: '상속합니다' })).toHaveText(
      /^배우자가 9분의.3을, 첫째, 둘째, 셋째의 자녀 1이 각각 9분의.2를 상속합니다\.$/,
    );
    await page.keyboard.press('Escape');
    await expect(person(page, '셋째의 자녀 2')).toBeFocused();

    expect(await tableOf(page)).toEqual({
      heads: expect.arrayContaining(['배우자', '첫째', '둘째', '셋째의 자녀 1']),
      shares: ['9분의 3', '9분의 2', '9분의 2', '9분의 2'],
    });
    await expect(chapter(page).locator('svg:visible circle.draw-leaf')).toHaveCount(9);

    await chapter(page).getByRole('button', { name: '되돌리기' }).press('Enter');
    await expect(sentence).toContainText('셋째의 자녀 1과 셋째의 자녀 2가 각각 1/9을');
    await ledger(page).getByRole('spinbutton', { name: '자녀', exact: true }).press('Home');
    await expect(sentence).toHaveText('배우자가 전부를 상속합니다.');
    await ledger(page).getByRole('spinbutton', { name: '부모', exact: true }).press('ArrowUp');
    await expect(sentence).toHaveText('배우자가 3/5을, 부모가 2/5를 상속합니다.');
    await expect(chapter(page).locator('svg:visible circle.draw-leaf')).toHaveCount(5);

    expect(await violations(page, '#shares')).toEqual([]);

    await test.step('the panel closes when its person is removed, and keeps its content while it fades', async () => {
      await chapter(page).getByRole('button', { name: '처음부터 다시' }).click();
      const children = ledger(page).getByRole('spinbutton', { name: '자녀', exact: true });
      await chooseSpouse(page, '있음');
      await children.fill('3');
      await children.press('ArrowUp');
      await person(page, '넷째').press('Enter');
      await expect(panel(page)).toBeVisible();
      await chapter(page).getByRole('button', { name: '되돌리기' }).press('Enter');
      await expect(page.locator('#shares-person')).toBeHidden();

      await person(page, '배우자').press('Enter');
      await panel(page).getByRole('button', { name: '가계도에서 삭제' }).press('Enter');
      await expect(person(page, '배우자')).toHaveCount(0);
      await expect(page.locator('#shares-person-title')).toHaveText('배우자');
      await person(page, '첫째').press('Enter');
      await expect(page.getByRole('dialog', { name: '첫째' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await open(page);
    await chapter(page).getByRole('link', { name: '이 내용으로 상담 신청' }).click();
    const offered = page.locator('form [name="facts"]');
    await expect(offered).toHaveValue(/셋째\(먼저 사망\).*남기신 재산: 9억 원/s);
  });
});
