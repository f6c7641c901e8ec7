import { newPhone } from '../../../../tests/journeys/consult-form.ts';
import { DESK_PIN, expect, test } from '../../../../tests/journeys/test.ts';

test.use({ javaScriptEnabled: false, expectedErrors: /status of 403/ });

test('the list opens with the PIN; a request is found, marked and changed back by keyboard, and the list is closed', async ({
  page,
  site,
  mailbox,
}) => {
  const phone = newPhone();
  const answer = await fetch(`${site.url}/consult`, {
    method: 'POST',
    headers: { origin: site.url, accept: 'application/json' },
    body: new URLSearchParams({ name: '김새벽', stage: 'debt', consent: 'yes', phone }),
  });
  const { reference } = (await answer.json()).receipt;
  const { mail } = await mailbox.mailWith(reference);
  const [link = ''] = mail.text?.match(/http\S+\/desk\/list\/\S+/) ?? [];
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.goto(link);
  await page.getByLabel('사무실의 번호 여섯 자리').fill('839141');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('번호가 다릅니다. 4번 더');
  await fits();
  await page.getByLabel('사무실의 번호 여섯 자리').fill(DESK_PIN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('열린 신청');
  await expect(page).toHaveURL(`${site.url}/desk/list`);
  await fits();

  const row = page.getByRole('row').filter({ hasText: reference });
  const find = async (text: string) => {
    await page.getByLabel('접수번호나 전화번호 끝 네 자리').fill(text);
    await page.keyboard.press('Enter');
    await expect(row).toContainText('김○○');
  };
  await find(phone.slice(-4));
  await expect(page).toHaveURL(`${site.url}/desk/list`);
  await row.getByRole('link', { name: '연락함' }).press('Enter');
  await page.getByRole('button', { name: '연락함으로 바꾸기' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('연락함으로 바꾸었습니다');
  await page.getByRole('button', { name: '되돌리기' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('지금 상태는 신규입니다');
  await page.getByRole('link', { name: '목록으로' }).press('Enter');
  await find(reference);
  await expect(row).toContainText('신규');

  await page.goto(link);
  await expect(page).toHaveURL(`${site.url}/desk/list`);
  await page.getByRole('button', { name: '목록 닫기' }).click();
  await page.goto(link);
  await expect(page.getByLabel('사무실의 번호 여섯 자리')).toBeVisible();
});
