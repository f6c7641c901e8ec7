import { typeDay } from '../site/type-day.ts';
import { expect, long, test } from './test.ts';
import { arrive } from './visitor.ts';

/** Task 27 of a visitor with a phone: my father died ten days ago and there are many debts. */

test.use({ viewport: { width: 390, height: 660 }, hasTouch: true });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-20T03:00:00Z'));

test(
  'task 27: from the home page to a printed renunciation in at most twelve taps',
  long,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        Reflect.set(window, 'printed', document.title);
        dispatchEvent(new Event('beforeprint'));
      };
    });
    const { tap, link, button, taps } = await arrive(page);
    await link('빚이 더 많을 것 같아요');
    await link('상속포기 심판청구서 쓰기');
    await expect(page.getByText('다음 순위 가족', { exact: true })).toBeVisible();
    await expect(page.locator('#deceased-name'), 'the comparison comes first').toHaveCount(0);
    await button('상속포기로 쓰기');
    await typeDay(page, '상속인이 된 것을 아신 날', '2026-11-10');
    for (const question of ['고인의 돈이나', '함께 신고할 분']) {
      await expect(page.locator('#deceased-name'), 'so do the questions').toHaveCount(0);
      await tap(page.getByRole('group', { name: question }).getByRole('radio', { name: '아니요' }));
    }
    await button(/^다음$/);
    await page.locator('#deceased-name').fill('심학규');
    await typeDay(page, '돌아가신 날', '2026-11-10');
    await page.locator('#deceased-address').fill('경기도 성남시 분당구 견본로 12');
    await expect(page.getByText('신고할 법원: 수원가정법원 성남지원')).toBeVisible();
    const person = page.locator('.form-person');
    await person.getByLabel('성함', { exact: true }).fill('심청');
    await tap(person.getByRole('radio', { name: '자녀', exact: true }));
    await person.getByLabel('주소', { exact: true }).fill('서울특별시 종로구 견본로 12');
    await tap(page.getByRole('tab', { name: /미리 보기/ }));
    const last = page.locator('.sheet:not(.sheet-guide)').last();
    for (const part of ['첨부서류', '수원가정법원 성남지원', '심 청']) {
      await expect(last).toContainText(part);
    }
    await button(/^인쇄하기$/);
    await page.waitForFunction(() => Reflect.get(window, 'printed'));
    expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(
      '상속재산포기 심판청구서',
    );
    expect(taps()).toBeLessThanOrEqual(12);
  },
);
