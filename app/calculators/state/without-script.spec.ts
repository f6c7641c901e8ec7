import { rules } from '#app/law/deadlines/rules.ts';
import { expect, test } from '../../../tests/journeys/test.ts';

test.use({ javaScriptEnabled: false });

test('each calculator shows a table instead of its fields without script', async ({ page }) => {
  await test.step('the shares of the usual families', async () => {
    await page.goto('/shares');
    const chapter = page.locator('#shares');
    await expect(chapter, 'the tree is an example, and says so').toContainText('예시입니다.');
    await expect(chapter.locator('.share-tree:visible')).toHaveCount(1);
    const table = chapter.locator('.usual-families').getByRole('table');
    await expect(table).toHaveCount(1);
    const { width = 0 } = (await table.boundingBox()) ?? {};
    expect(width, 'in the body, not in the margin').toBeGreaterThan(600);
    await expect(table.getByRole('row', { name: /^배우자와 자녀 두 명 배우자/ })).toContainText(
      '배우자가 3/7을, 첫째와 둘째가 각각 2/7를 상속합니다.',
    );
    await expect(table.getByRole('row', { name: /^배우자와 부모 두 분 배우자/ })).toContainText(
      '3/7',
    );
    // It opens its explanation without script too.
    await expect(chapter.getByRole('button')).toHaveText(['대신해 상속']);
  });

  await test.step('the ratios of the forced share', async () => {
    await page.goto('/forced-share');
    const chapter = page.locator('#forced-share-calculator');
    const table = chapter.getByRole('table', { name: '유류분의 비율' });
    await expect(table.getByRole('row', { name: /부모 두 분/ }).last()).toContainText('1/6');
    await expect(table).toContainText('2024. 4. 25.');
    await expect(chapter.getByRole('tab')).toHaveCount(0);
    await expect(chapter.getByRole('spinbutton')).toHaveCount(0);
  });

  await test.step('the rates of the tax, and worked examples', async () => {
    await page.goto('/inheritance-tax');
    const chapter = page.locator('#inheritance-tax');
    const rates = chapter.getByRole('table', { name: '상속세 세율' });
    await expect(rates.getByRole('row', { name: /30억 원까지/ })).toContainText('1억 6,000만 원');
    await expect(chapter.getByRole('spinbutton')).toHaveCount(0);
    const example = page.getByRole('table', { name: /15억 원을 배우자와 자녀 둘이/ });
    await expect(example.getByRole('row', { name: /낼 상속세/ })).toContainText('5,861만 5,714원');
    await expect(
      page.getByRole('navigation').getByRole('link', { name: '상속세 계산기' }).first(),
    ).toHaveAttribute('href', '/inheritance-tax');
  });

  await test.step('the example of the deadlines, and every term with its article', async () => {
    await page.goto('/deadlines');
    const chapter = page.locator('#deadlines');
    const rows = chapter.getByRole('table', { name: '기한과 조문' }).getByRole('row');
    await expect(rows).toHaveCount(rules.length + 1);
    await expect(rows.filter({ hasText: '특별한정승인' })).toContainText('민법 제1019조 제3항');
    await expect(chapter.locator('#deadlines-death')).toBeHidden();
    await expect(chapter).toContainText('예시');
    await expect(chapter).not.toContainText('지났습니다');
  });
});
