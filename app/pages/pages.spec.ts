import { firm } from '#app/firm/view/firm.ts';
import { everyEngine, expect, test } from '../../tests/journeys/test.ts';

test('a situation links to the calculator, and tooltips show the headings of its articles', async ({
  page,
}) => {
  await page.goto('/situations/debt');
  await page.locator('html[data-begun]').waitFor();
  const article = page.locator('#avoid').getByRole('button', { name: '민법 제1026조' }).first();
  await article.hover();
  await expect(page.getByRole('tooltip', { name: '법정단순승인' }).first()).toBeVisible();
  await page.mouse.move(0, 0);
  const office = page.locator('#offices').getByRole('link', { name: '정부24' });
  await expect(office).toHaveAttribute('href', /^https:\/\/www\.gov\.kr/);
  await expect(
    page
      .locator('#onward')
      .getByRole('link', { name: /^상속 안내/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('link', { name: /^기한 계산하기/ }).click();
  await expect(page).toHaveURL('/deadlines');
});

test('every situation prints on one sheet, with the firm’s name and number', async ({ page }) => {
  for (const id of ['just-died', 'debt', 'dispute', 'reduced', 'planning']) {
    await page.goto(`/situations/${id}`);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), id).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.colophon')).toContainText(`${firm.name} ${firm.phone}`);
  await expect(page.locator('footer')).toBeHidden();
});

test('an area explains its terms, answers questions in place and links to the form', async ({
  page,
}) => {
  await page.goto('/areas');
  await page.getByRole('link', { name: '상속재산분할' }).last().click();
  await expect(page).toHaveURL('/areas/division');
  await page.getByRole('button', { name: '기여분' }).click();
  await expect(page.getByRole('dialog', { name: '기여분' })).toContainText('제1008조의2');
  await page.keyboard.press('Escape');
  await page.getByText('부모님을 모신 자녀는 더 받을 수 있나요?').click();
  await expect(page.getByText('민법 제1008조 단서·제1008조의2')).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: '상담 신청' })).toHaveAttribute(
    'href',
    '/consult?area=division',
  );
});

test('a long list of articles opens and closes', async ({ page }) => {
  await page.goto('/areas/tax');
  const last = page.locator('.articles').getByText('상속세 과세표준신고');
  await expect(last).toBeHidden();
  await page.getByRole('button', { name: '조문 전체 보기' }).click();
  await expect(last).toBeVisible();
  await page.getByRole('button', { name: '접기' }).click();
  await expect(last).toBeHidden();
});

test('the drawing of the procedure opens enlarged, and a stage links to its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // During its transition the picture cannot be closed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/procedure');
  const open = page.getByRole('button', { name: '상속 절차 크게 보기' });
  await open.focus();
  const before = await page.locator('#drawing svg').first().boundingBox();
  await page.keyboard.press('Enter');
  const large = page.getByRole('dialog', { name: '상속 절차' }).locator('svg');
  await expect
    .poll(async () => (await large.boundingBox())?.width)
    .toBeGreaterThan((before?.width ?? 0) * 1.2);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  const stage = page.locator('.stage').filter({ has: page.getByText('단순승인', { exact: true }) });
  await stage.getByRole('link', { name: '협의서 쓰는 법' }).last().click();
  await expect(page).toHaveURL('/guides/division-agreement');
});

test('questions are found by a word and by their address', everyEngine, async ({ page }) => {
  await page.goto('/questions#old-gift');
  await expect(page.locator('#old-gift')).toHaveAttribute('open', '');
  await expect(page.locator('#old-gift')).toBeInViewport();
  const field = page.getByRole('searchbox', { name: '질문 검색' });
  await field.scrollIntoViewIfNeeded();
  await field.fill('장례비');
  await expect(page.getByRole('status').filter({ hasText: '질문 1개가 있습니다.' })).toBeVisible();
  await expect(page.locator('#using-the-deposits')).toBeVisible();
  await expect(page.locator('#old-gift')).toBeHidden();
  await expect(page.getByRole('heading', { name: '유류분', exact: true })).toBeHidden();
  await field.fill('ㅋㅋ');
  await expect(page.getByText('맞는 질문이 없습니다.')).toBeVisible();
  await field.fill('');
  await expect(page.locator('#old-gift')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists every question, opens it, and shows all articles of an area', async ({ page }) => {
    await page.goto('/questions');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await page.getByText('형제자매도 유류분을 청구할 수 있나요?').click();
    await expect(
      page.getByText('헌법재판소 2024. 4. 25. 2020헌가4 등 결정, 민법 제1112조'),
    ).toBeVisible();
    await page.goto('/areas/tax');
    await expect(page.locator('.articles').getByText('상속세 과세표준신고')).toBeVisible();
  });
});

test('the fees and the people link to the areas and to the form', async ({ page }) => {
  await page.goto('/fees');
  await expect(page.locator('#consultation')).toContainText('첫 상담');
  await page.locator('#areas').getByRole('link', { name: '성년후견' }).click();
  await expect(page).toHaveURL('/areas/guardianship');
  await page.goto('/people');
  await expect(page.locator('#roles')).toContainText('세무 협력');
  await expect(page.locator('#onward').getByRole('link', { name: '상담 신청' })).toBeVisible();
});

test('a notice links to the comparison that it announces', async ({ page }) => {
  await page.goto('/notices');
  await page
    .locator('main')
    .getByRole('link', { name: /개정 민법/ })
    .click();
  await expect(page).toHaveURL('/notices/law-2026-03-17');
  await page.locator('main').getByRole('link', { name: '달라진 점 확인하기' }).click();
  await expect(page).toHaveURL('/amendments');
  await expect(page.getByText('2026. 3. 17. 이후 돌아가신 경우').first()).toBeVisible();
});
