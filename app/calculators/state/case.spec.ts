import type { Page } from '@playwright/test';
import { chooseSpouse } from '../../../tests/journeys/family-link.ts';
import { expect, test } from '../../../tests/journeys/test.ts';
import { clickLink, untilShown } from '../../../tests/journeys/visit.ts';
import { enterDay, expectDay, typeDay } from '../../../tests/site/type-day.ts';

const note = (page: Page) => page.locator('.case-note');
const chapter = (page: Page, id: string) => page.locator(`#${id}`);
const visit = (page: Page, path: string) => untilShown(page, () => clickLink(page, path));
const back = (page: Page) => untilShown(page, () => page.evaluate(() => history.back()));

/** Returns the input that the browser holds in either storage. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const isInput = ([key]: [string, string]) => key === 'case' || key.startsWith('entry-');
    return {
      tab: Object.entries(sessionStorage).filter(isInput).length,
      device: Object.entries(localStorage).filter(isInput).length,
    };
  });

/** A link to a family of one child. */
const link = `#shares=${Buffer.from(
  JSON.stringify({
    spouse: null,
    children: [{}],
    parents: [],
    grandparents: [],
    siblings: [],
    third: [],
    fourth: [],
    estate: null,
    death: '2020-01-02',
  }),
).toString('base64url')}`;

test('a date typed once is in every calculator and in the request, says so, and can be emptied', async ({
  page,
}) => {
  await page.goto('/deadlines');
  await typeDay(chapter(page, 'deadlines'), '돌아가신 날', '2026-11-10');
  for (const [path, id] of [
    ['/shares', 'shares'],
    ['/forced-share', 'forced-share-calculator'],
    ['/inheritance-tax', 'inheritance-tax'],
  ] as const) {
    await visit(page, path);
    if (path === '/inheritance-tax') await page.getByText('더 입력하기').click();
    await expectDay(chapter(page, id), '돌아가신 날', '2026-11-10');
    await expect(note(page)).toContainText('앞에서 입력하신 내용을 가져왔습니다: 돌아가신 날');
  }

  const day = page.locator('[name="diedOn"]');
  await test.step('the request shows the day before it is sent', async () => {
    await visit(page, '/consult');
    await page.locator('[name="name"]').focus();
    await expect(day).toHaveValue('2026. 11. 10.');
    await expect(day).toBeVisible();
    await note(page).getByRole('button', { name: '비우기' }).click();
    await expect(day).toHaveValue('');
    await page.reload();
    await page.locator('[name="name"]').focus();
    await expect(page.locator('form[data-where="form"]')).toBeVisible();
    await expect(day).toHaveValue('');
  });

  await test.step('the request follows a corrected day', async () => {
    await visit(page, '/deadlines');
    await enterDay(chapter(page, 'deadlines'), '돌아가신 날', '2026-11-09');
    await visit(page, '/consult');
    await page.locator('[name="name"]').focus();
    await expect(day).toHaveValue('2026. 11. 9.');
    await visit(page, '/deadlines');
    await typeDay(chapter(page, 'deadlines'), '돌아가신 날', '2026-11-08');
    await back(page);
    await expect(day, 'on a page kept for Back').toHaveValue('2026. 11. 8.');
  });

  await test.step('the day is emptied for all, and what was entered since stays', async () => {
    await visit(page, '/inheritance-tax');
    await page.getByRole('button', { name: '자녀 늘리기' }).click();
    await note(page).getByRole('button', { name: '비우기' }).click();
    await expect(note(page)).toHaveCount(0);
    await expect(page.locator('#inheritance-tax input').first()).toBeFocused();
    await expect(page.locator('#inheritance-tax-children')).toHaveValue('1');
    await page.getByText('더 입력하기').click();
    await expectDay(chapter(page, 'inheritance-tax'), '돌아가신 날', '');
    await visit(page, '/deadlines');
    await expectDay(chapter(page, 'deadlines'), '돌아가신 날', '');
  });
});

test('a family entered in one calculator is in the others, and the example’s is not', async ({
  page,
}) => {
  await page.goto('/inheritance-tax');
  await page.getByRole('button', { name: '자녀 늘리기' }).click();
  await expect(page.locator('#inheritance-tax-children')).toHaveValue('1');
  await visit(page, '/shares');
  await expect(page.locator('#shares-children')).toHaveValue('1');
  await expect(page.locator('#shares-predeceased')).toHaveValue('0');
  await expect(note(page)).toContainText('가져왔습니다: 가족');
  await note(page).getByRole('button', { name: '비우기' }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(page.locator('#shares-children')).toHaveValue('');
  await expect(page.locator('#shares-result')).toContainText('예시입니다');
  await enterDay(chapter(page, 'shares'), '돌아가신 날', '2026-11-10');
  await visit(page, '/forced-share');
  await visit(page, '/shares');
  await expect(page.locator('#shares-children'), 'a fresh page').toHaveValue('');
});

test('labels and the mark of the visitor go along in the case, and not in a link', async ({
  page,
}) => {
  await page.goto('/shares');
  await chooseSpouse(page, '있음');
  await page.locator('#shares-children').fill('2');
  const shares = chapter(page, 'shares');
  const person = (name: string) =>
    shares.getByRole('button', { name: new RegExp(`^${name}.*상태 바꾸기$`) });
  const panel = page.locator('#shares-person');
  await person('첫째').click();
  await panel.getByLabel('부르는 말').fill('큰오빠');
  await expect(panel).toHaveAccessibleName('큰오빠');
  await page.keyboard.press('Escape');
  await person('둘째').click();
  await panel.getByLabel('이 사람이 저예요').check();
  await page.keyboard.press('Escape');
  const sentence = shares.locator('.reasons-sentence');
  const said = '내 상속분은 2/7입니다. 배우자가 3/7을, 큰오빠와 둘째(나)가 각각 2/7를 상속합니다.';
  await expect(sentence).toHaveText(said);
  await expect(shares.locator('.answer-line')).toContainText('내 상속분 2/7');
  await expect(
    shares.locator('svg:visible .draw-name').getByText('나', { exact: true }),
  ).toBeVisible();
  const address = await shares.getByLabel('이 계산을 여는 주소').inputValue();
  const sent = Buffer.from(address.split('=')[1] ?? '', 'base64url').toString();
  expect(sent).toContain('"children":[{},{}]');
  await page.reload();
  await expect(sentence).toHaveText(said);

  await visit(page, '/forced-share');
  const forced = chapter(page, 'forced-share-calculator');
  await expect(forced.getByRole('radio', { name: '자녀', exact: true })).toBeChecked();
  await forced.getByText('먼저 사망했거나').click();
  await forced.getByRole('radiogroup', { name: '그런 가족이 있나요?' }).getByLabel('있음').click();
  await expect(forced.getByLabel('누구인가요?')).toContainText('큰오빠');
  await forced.getByRole('radio', { name: '배우자', exact: true }).check();
  await visit(page, '/shares');
  await expect(sentence, 'another relation to the deceased').toHaveText(
    '배우자가 3/7을, 큰오빠와 둘째가 각각 2/7를 상속합니다.',
  );
});

test('a link’s input never mixes with the case', async ({ page }) => {
  await page.goto('/deadlines');
  await enterDay(chapter(page, 'deadlines'), '돌아가신 날', '2026-11-10');
  await page.goto(`/shares${link}`);
  const shares = chapter(page, 'shares');
  await expect(note(page)).toContainText('링크로 받은 내용입니다');
  await expectDay(shares, '돌아가신 날', '2020-01-02');
  await page.getByRole('button', { name: '자녀 늘리기', exact: true }).click();
  await expect(page.locator('#shares-children')).toHaveValue('2');
  await page.reload();
  await expect(page.locator('#shares-children')).toHaveValue('2');
  await visit(page, '/inheritance-tax');
  await page.getByText('더 입력하기').click();
  await expectDay(chapter(page, 'inheritance-tax'), '돌아가신 날', '2026-11-10');
  await back(page);
  await expectDay(shares, '돌아가신 날', '2020-01-02');
  await page.getByRole('button', { name: '자녀 늘리기', exact: true }).click();
  await page.getByRole('button', { name: '내 내용으로' }).click();
  await expectDay(shares, '돌아가신 날', '2026-11-10');
  await expect(page.locator('#shares-children')).toHaveValue('');
  const undo = page.getByRole('button', { name: '되돌리기' });
  await expect(undo, 'it does not lead back to the link').toHaveAttribute('aria-disabled');
});

test('Back shows the facts that changed since, and says so once', async ({ page }) => {
  await page.goto('/shares');
  await enterDay(chapter(page, 'shares'), '돌아가신 날', '2026-11-10');
  await page.getByLabel('남기신 재산', { exact: true }).fill('5억');
  await visit(page, '/deadlines');
  await typeDay(chapter(page, 'deadlines'), '돌아가신 날', '2026-11-12');
  await back(page);
  await expectDay(chapter(page, 'shares'), '돌아가신 날', '2026-11-12');
  await expect(page.getByLabel('남기신 재산', { exact: true })).toHaveValue('500,000,000');
  const changed = note(page).getByText('다른 화면에서 고치신 내용을 반영했습니다.');
  await expect(changed).toBeVisible();
  await page.reload();
  await expectDay(chapter(page, 'shares'), '돌아가신 날', '2026-11-12');
  await expect(changed).toHaveCount(0);
});

test('the family stays as it is while the only day of the case is retyped', async ({ page }) => {
  await page.goto('/deadlines');
  await enterDay(chapter(page, 'deadlines'), '돌아가신 날', '2026-11-10');
  await visit(page, '/shares');
  const part = chapter(page, 'shares').locator('[data-part="day"]').first();
  await expect(part).toHaveValue('10');
  await part.press('End');
  await part.press('Backspace');
  await part.press('Backspace');
  await part.pressSequentially('12');
  await expectDay(chapter(page, 'shares'), '돌아가신 날', '2026-11-12');
  await expect(page.locator('#shares-children')).toHaveValue('');
});

test('a page that the browser has kept for Back follows the other documents', async ({ page }) => {
  await page.goto('/shares');
  await typeDay(chapter(page, 'shares'), '돌아가신 날', '2026-11-10');
  await page.getByLabel('남기신 재산', { exact: true }).fill('5억');
  const estate = page.getByLabel('남기신 재산', { exact: true });
  const showAgain = (change: () => void) =>
    page.evaluate(
      `(${change})(); dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`,
    );
  await showAgain(() => {
    const text = sessionStorage.getItem('case') ?? '';
    sessionStorage.setItem('case', text.replace('2026-11-10', '2026-11-12'));
  });
  await expectDay(chapter(page, 'shares'), '돌아가신 날', '2026-11-12');
  await expect(estate).toHaveValue('500,000,000');
  await expect(note(page)).toContainText('다른 화면에서 고치신 내용을 반영했습니다.');
  await showAgain(() => sessionStorage.clear());
  await expectDay(chapter(page, 'shares'), '돌아가신 날', '');
  await expect(estate).toHaveValue('');
});

test('the device keeps the case only on request, and forgets all at once', async ({
  page,
  context,
}) => {
  await page.goto('/deadlines');
  await enterDay(chapter(page, 'deadlines'), '돌아가신 날', '2026-11-10');
  const other = await context.newPage();
  await other.goto('/deadlines');
  await other.locator('#deadlines-death').focus();
  await expectDay(chapter(other, 'deadlines'), '돌아가신 날', '');

  await page.getByLabel('이 기기에 저장').check();
  expect(await stored(page)).toMatchObject({ device: 1 });
  await other.goto('/shares');
  await other.locator('#shares-children').focus();
  await expectDay(chapter(other, 'shares'), '돌아가신 날', '2026-11-10');
  await other.close();

  await visit(page, '/shares');
  await page.getByLabel('남기신 재산', { exact: true }).fill('5억');
  await visit(page, '/deadlines');
  await page.getByRole('button', { name: '입력한 내용 모두 지우기' }).click();
  await expect(page.locator('#deadlines-death')).toBeFocused();
  await expectDay(chapter(page, 'deadlines'), '돌아가신 날', '');
  expect(await stored(page)).toEqual({ tab: 0, device: 0 });
  await back(page);
  await expectDay(chapter(page, 'shares'), '돌아가신 날', '');
  await expect(page.getByLabel('남기신 재산', { exact: true })).toHaveValue('');
});

test('a case that cannot be read is dropped with a sentence', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('case', '{"version":'));
  await page.goto('/deadlines');
  await expect(note(page)).toContainText('읽지 못해 지웠습니다');
  await typeDay(chapter(page, 'deadlines'), '돌아가신 날', '2026-11-10');
  await expect(note(page)).toHaveCount(0);
});
