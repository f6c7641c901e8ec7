import type { Page } from '@playwright/test';
import { holdBack } from '../../../tests/hold-back.ts';
import { cutWords } from '../../../tests/journeys/page-walks.ts';
import { expect, long, test } from '../../../tests/journeys/test.ts';
import { clickLink, untilShown } from '../../../tests/journeys/visit.ts';
import { enterDay, expectDay, typeDay } from '../../../tests/site/type-day.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-26T03:00:00Z'));

const chapter = (page: Page) => page.locator('#case');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) =>
  chapter(page).getByRole('link', { name: '다음', exact: true }).filter({ visible: true });
const toList = (page: Page) =>
  chapter(page).getByRole('link', { name: '내 할 일 확인하기' }).filter({ visible: true });
const unfold = (page: Page, id: string) => page.locator(`#${id} > summary`).click();
const storedCase = (page: Page) => page.evaluate(() => sessionStorage.getItem('case') ?? '');

/** A link to a list, as a sibling sends it. */
const link = `#case=${Buffer.from(
  JSON.stringify({ death: '2026-11-01', debts: 'more', done: ['death-report'] }),
).toString('base64url')}`;

test('a date leads to the list, a task unfolds, and its ticks stay after a reload', async ({
  page,
}) => {
  await page.goto('/checklist');
  await typeDay(chapter(page), '돌아가신 날', '2026-11-10');
  await next(page).click();
  await expect(question(page, '고인과 어떤 관계이신가요?')).toBeFocused();
  await page.getByRole('radio', { name: '자녀', exact: true }).check();

  await test.step('Back leads to the question before, with its answer', async () => {
    await page.goBack();
    await expect(question(page, '돌아가신 날이 언제인가요?')).toBeVisible();
    await expectDay(chapter(page), '돌아가신 날', '2026-11-10');
    await page.goForward();
    await expect(page.getByRole('radio', { name: '자녀', exact: true })).toBeChecked();
  });
  await next(page).click();
  await page.getByRole('radio', { name: '빚이 더 많을 것 같아요' }).check();
  await next(page).click();
  await next(page).click();
  await page.getByRole('checkbox', { name: '자동차' }).check();
  await next(page).click();
  await page.getByLabel('시·도').filter({ visible: true }).selectOption('경기도');
  await page.getByLabel('시·군·구').filter({ visible: true }).selectOption('성남시');
  await toList(page).click();
  await expect(title(page)).toHaveText('12월 9일까지 사망신고를 하세요');
  await expect(title(page)).toBeFocused();

  await test.step('an answer without a tick does not apply', async () => {
    const stored: unknown = JSON.parse(await storedCase(page));
    expect(stored).toMatchObject({ facts: { minor: 'no', abroad: 'none', kinds: ['car'] } });
    await expect(page.locator('#lease')).toHaveCount(0);
  });
  await test.step('a task: its day, court and papers', async () => {
    await unfold(page, 'renounce');
    const task = page.locator('#renounce');
    await expect(task).toContainText('2027. 2. 10. 수');
    await expect(task).toContainText('수원가정법원 성남지원');
    await task.getByRole('checkbox', { name: /고인의 기본증명서/ }).check();
    await expect(task).toContainText('7가지 중 1가지 준비');
  });
  await unfold(page, 'death-report');
  await page.getByRole('checkbox', { name: '사망신고, 하셨습니다' }).check();
  await expect(page.getByRole('checkbox', { name: '사망신고, 하셨습니다' })).toBeFocused();
  await expect(title(page)).toHaveText('2027년 2월 5일까지 상속포기나 한정승인을 신고하세요');

  await page.reload();
  await expect(title(page)).toHaveText('2027년 2월 5일까지 상속포기나 한정승인을 신고하세요');
  await expect(page.getByRole('checkbox', { name: '사망신고, 하셨습니다' })).toBeChecked();
  await unfold(page, 'renounce');
  await expect(page.locator('#renounce')).toContainText('7가지 중 1가지 준비');
  for (const width of [360, 1440]) {
    await test.step(`dates are on one line at ${width} px, and no line begins with a dot`, async () => {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutWords(page)).toEqual([]);
    });
  }
});

test('a step taken before the code comes stays', async ({ page }) => {
  const release = await holdBack(page, /checklist\.island-[^/]*\.js/);
  await page.goto('/checklist');
  await typeDay(chapter(page), '돌아가신 날', '2026-11-10');
  await next(page).click();
  release();
  await expect(question(page, '고인과 어떤 관계이신가요?')).toBeVisible();
  await page.getByRole('radio', { name: '자녀', exact: true }).check();
  await expect(page).toHaveURL(/#ask-me$/);
});

test(
  'a link says so first, never mixes with the case, and can be taken over',
  long,
  async ({ page }) => {
    await page.goto('/checklist');
    await enterDay(chapter(page), '돌아가신 날', '2026-11-10');
    const own = await storedCase(page);
    await page.goto('/fees');
    await page.goto(`/checklist${link}`);
    await expect(page).toHaveURL('/checklist');
    await expect(chapter(page)).toContainText('링크로 받은 내용입니다.');
    await expect(title(page)).toHaveText('2027년 2월 1일까지 상속포기나 한정승인을 신고하세요');
    await unfold(page, 'phone');
    await page.getByRole('checkbox', { name: '휴대전화·카드, 하셨습니다' }).check();
    expect(await storedCase(page), 'a tick stays with the link').toBe(own);

    await page.getByRole('button', { name: '내 내용으로' }).click();
    await expect(title(page)).toHaveText('12월 9일까지 사망신고를 하세요');
    await page.goto('/fees');
    await page.goto(`/checklist${link}`);
    await page.getByRole('button', { name: '이 내용 저장하기' }).click();
    await page.getByRole('button', { name: '내 답을 지우고 저장하기' }).click();
    await expect(chapter(page)).not.toContainText('링크로 받은 내용입니다.');
    expect(await storedCase(page)).toContain('2026-11-01');
    await expect(page.getByLabel('이 기기에 저장')).toBeChecked();
  },
);

test('a sibling is asked for a day, and nothing is preset', long, async ({ page }) => {
  await page.goto('/checklist');
  await enterDay(chapter(page), '돌아가신 날', '2026-11-10');
  await next(page).click();
  await page.getByRole('radio', { name: '형제자매' }).check();
  await page.goto('/checklist#list');
  await expect(title(page)).toHaveText('상속인이 된 것을 언제 아셨는지 알려 주세요');
  await expectDay(chapter(page), '상속인이 된 것을 언제 아셨나요?', '');
  await typeDay(page.locator('.todo-list'), '상속인이 된 것을 언제 아셨나요?', '2026-11-20');
  await expect(page.locator('.todo-list')).toContainText('2027. 2. 22.');
});

test(
  'Back shows the list as it was left, with what changed elsewhere, and says so',
  long,
  async ({ page }) => {
    await page.goto('/checklist');
    await enterDay(chapter(page), '돌아가신 날', '2026-11-10');
    await page.goto('/checklist');
    await unfold(page, 'death-report');
    await untilShown(page, () => clickLink(page, '/deadlines'));
    await typeDay(page.locator('#deadlines'), '돌아가신 날', '2026-11-12');
    await untilShown(page, () => page.evaluate(() => history.back()));
    await expect(page.locator('#death-report')).toHaveAttribute('open', '');
    await expect(title(page)).toHaveText('12월 11일까지 사망신고를 하세요');
    await expect(page.locator('.case-note')).toContainText('다른 화면에서 고치신 내용');
  },
);

test('everything is deleted at once, and the first question is back', long, async ({ page }) => {
  await page.goto('/checklist');
  await enterDay(chapter(page), '돌아가신 날', '2026-11-10');
  await page.goto('/checklist#list');
  await page.getByRole('button', { name: '입력한 내용 모두 지우기' }).click();
  await expect(question(page, '돌아가신 날이 언제인가요?')).toBeVisible();
  await expectDay(chapter(page), '돌아가신 날', '');
  expect(await storedCase(page)).toBe('');
});

test('prints on one sheet, with boxes to tick', long, async ({ page }) => {
  await page.goto('/checklist');
  await enterDay(chapter(page), '돌아가신 날', '2026-11-10');
  await page.goto('/checklist#list');
  await expect(title(page)).toContainText('12월 9일까지');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.sheet-rows')).toContainText('사망신고와 안심상속 신청');
  await expect(page.locator('.todo-list')).toBeHidden();
});

test('from 1200 px on all questions are on one page', long, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/checklist');
  await typeDay(chapter(page), '돌아가신 날', '2026-11-10');
  await expect(page.locator('.ask:visible')).toHaveCount(6);
  await expect(page.locator('.todo-next')).toContainText('사망신고와 안심상속 신청');
  await page.getByRole('radio', { name: '자녀', exact: true }).check();
  await toList(page).click();
  await expect(page.locator('.todo-ledger')).toContainText('자녀');
});

test('an address that names a task opens it, before any answer', async ({ page }) => {
  await page.goto('/checklist#renounce');
  await expect(page.locator('#renounce')).toHaveAttribute('open', '');
  await expect(page.locator('#renounce')).toContainText('민법 제1019조 제1항');
  await expect(title(page)).toHaveText('상속이 시작되면 하실 일');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list without dates, with terms and papers', async ({ page }) => {
    await page.goto('/checklist');
    await expect(page.locator('.todo-result')).toContainText('돌아가신 날부터 직접 세어 보세요.');
    await expect(page.locator('.ask').first()).toBeHidden();
    await unfold(page, 'renounce');
    await expect(page.locator('#renounce')).toContainText('고인의 말소자 주민등록초본');
    await expect(chapter(page).getByRole('button')).toHaveCount(0);
    await expect(chapter(page).getByRole('checkbox')).toHaveCount(0);
  });
});
