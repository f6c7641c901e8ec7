import { expectReceived, fillIn, openForm, submit, unfold } from './consult-form.ts';
import { expect, test } from './test.ts';

test('the consents are complete, separate and optional where they must be', async ({
  page,
  consult,
}) => {
  await openForm(page);
  await unfold(page);
  const consent = page.getByLabel('개인정보 수집·이용에 동의합니다');
  const marketing = page.getByLabel('상속에 관한 소식을 받겠습니다');
  await expect(consent).not.toBeChecked();
  await expect(marketing).not.toBeChecked();
  await expect(consent).toHaveAccessibleDescription(/목적.*항목.*보유 기간.*거부할 권리/s);

  for (const [trigger, terms] of [
    ['동의 내용 모두 보기', ['목적', '항목', '기간', '불이익']],
    [
      '소식 수신 동의 내용 모두 보기',
      ['목적', '보내는 사람', '방법', '항목', '기간', '거부할 권리'],
    ],
  ] as const) {
    const button = page.getByRole('button', { name: trigger, exact: true });
    await button.click();
    const dialog = page.getByRole('dialog');
    for (const term of terms) {
      await expect(dialog.getByRole('term').filter({ hasText: term })).not.toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }

  const received = page.evaluate(
    () =>
      new Promise((resolve) => {
        const all: unknown[] = [];
        document.addEventListener('consult:received', ({ detail }) => {
          all.push(detail);
          // A second one would arrive in the same turn.
          queueMicrotask(() => resolve(all));
        });
      }),
  );
  await fillIn(page, '소식받기');
  await marketing.check();
  await submit(page).click();
  await expectReceived(page);
  const reference = await page.locator('#receipt-reference').innerText();
  expect(await received).toEqual([{ reference }]);
  await page.getByRole('button', { name: '접수번호 복사' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: '복사했습니다' })).toBeVisible();
  const stored = JSON.parse(await consult('show', reference, '--json'));
  expect(stored.marketingConsentAt, 'and when').toBe(stored.receivedAt);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the full text of the consent opens too', async ({ page }) => {
    await page.goto('/#consult');
    await page.getByRole('button', { name: '동의 내용 모두 보기', exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText('거부할 권리와 불이익');
  });
});
