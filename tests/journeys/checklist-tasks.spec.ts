import type { Page } from '@playwright/test';
import { typeDay } from '../site/type-day.ts';
import { expect, long, test } from './test.ts';

/** Tasks of a visitor with a phone that the list of tasks ends (tasks 2, 18, 26, 31 and 35). */

test.use({ viewport: { width: 390, height: 660 }, hasTouch: true });
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-26T03:00:00Z'));

const chapter = (page: Page) => page.locator('#case');
const press = (page: Page, name: string) =>
  chapter(page).getByRole('link', { name, exact: true }).filter({ visible: true }).tap();

/** Opens the list from the home page. */
async function openList(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: '메뉴' }).tap();
  await page
    .getByRole('dialog', { name: '메뉴' })
    .getByRole('link', { name: '내 할 일', exact: true })
    .tap();
  await expect(page).toHaveURL('/checklist');
  await expect(page.getByRole('dialog', { name: '메뉴' })).toBeHidden();
}

/** Answers the first question and leaves out the others. */
async function enterDay(page: Page): Promise<void> {
  await typeDay(chapter(page), '돌아가신 날', '2026-11-10');
  await press(page, '다음');
  for (let at = 0; at < 3; at++) await press(page, '건너뛰기');
  await press(page, '건너뛰기');
}

test(
  'task 2: someone has just died, and a dated list names the offices too',
  long,
  async ({ page }) => {
    await openList(page);
    await enterDay(page);
    await press(page, '외국이거나 몰라요');
    const list = page.locator('.todo-list');
    for (const title of [
      '사망신고와 안심상속 신청',
      '건강보험',
      '상속포기 또는 한정승인 신고',
      '자동차 이전 또는 말소',
      '휴대전화·카드 정지',
      '연금',
    ]) {
      await expect(list.locator('.todo-title').filter({ hasText: title }).first()).toBeVisible();
    }
    await expect(list).toContainText('2026. 12. 9. 수');
    await expect(list).toContainText('13일 남음');
  },
);

test('tasks 18 and 35: another tab shows the saved case', long, async ({ page, context }) => {
  await openList(page);
  await enterDay(page);
  await press(page, '외국이거나 몰라요');
  await page.locator('#phone > summary').tap();
  await page.getByRole('checkbox', { name: '휴대전화·카드, 하셨습니다' }).check();
  await expect(chapter(page)).toContainText('저장하지 않으시면 창을 닫을 때 지워지고');
  await page.getByLabel('이 기기에 저장').check();
  await page.close();

  const later = await context.newPage();
  await later.goto('/');
  await later.locator('.returning').getByRole('link', { name: '내 할 일' }).tap();
  await expect(later.getByRole('heading', { level: 1 })).toHaveText(
    '12월 9일까지 사망신고를 하세요',
  );
  await expect(later.getByRole('checkbox', { name: '휴대전화·카드, 하셨습니다' })).toBeChecked();
});

test(
  'tasks 26 and 31: the papers of a renunciation with office and fee, and its court',
  long,
  async ({ page }) => {
    await openList(page);
    await typeDay(chapter(page), '돌아가신 날', '2026-11-10');
    await press(page, '다음');
    await page.getByRole('radio', { name: '자녀', exact: true }).check();
    await press(page, '다음');
    await page.getByRole('radio', { name: '빚이 더 많을 것 같아요' }).check();
    await press(page, '다음');
    await press(page, '건너뛰기');
    await press(page, '다음');
    await page.getByLabel('시·도').filter({ visible: true }).selectOption('경기도');
    await page.getByLabel('시·군·구').filter({ visible: true }).selectOption('성남시');
    await press(page, '내 할 일 확인하기');
    await page.locator('#renounce > summary').tap();
    const task = page.locator('#renounce');
    await expect(task.locator('.todo-papers li')).toHaveCount(7);
    const paper = task.getByRole('checkbox', { name: /고인의 가족관계증명서\(상세\)/ });
    await expect(paper).toBeVisible();
    await expect(task).toContainText('창구 1,000원');
    await expect(task).toContainText('수원가정법원 성남지원');
    await expect(task).toContainText('내시기 전에 법원에 전화로 확인하세요.');
    // Nobody has read the addresses of the courts yet.
    await expect(task.getByRole('link', { name: '법원의 주소와 전화 찾기' })).toHaveAttribute(
      'href',
      'https://help.scourt.go.kr/',
    );
  },
);
