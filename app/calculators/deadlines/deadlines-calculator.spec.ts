import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violations } from '../../../tests/axe.ts';
import { expect, test } from '../../../tests/journeys/test.ts';
import { clearDay, expectDay, typeDay } from '../../../tests/site/type-day.ts';
import { fragmentOf } from '../state/fragment-text.ts';
import { copy } from './copy.ts';
import type { Input } from './input.ts';

const chapter = (page: Page) => page.locator('#deadlines');
const death = '돌아가신 날';
const knew = '돌아가신 것을 아신 날';
const row = (page: Page, name: string) =>
  chapter(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

const all = (page: Page) => chapter(page).getByRole('button', { name: /전체 \d+개 보기/ });

/** Opens the calculator at a given time and waits until it is hydrated. */
async function open(page: Page, at: string): Promise<void> {
  await page.clock.setFixedTime(at);
  await page.goto('/deadlines');
  const controls = chapter(page).locator('.chapter-controls');
  await controls.evaluate((element) => element.scrollIntoView());
  await controls.dispatchEvent('pointerover');
  await page.locator('[data-island="deadlines"][data-hydrated]').waitFor({ state: 'attached' });
}

test.describe('with a thumb, in California', () => {
  test.use({
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    timezoneId: 'America/Los_Angeles',
  });

  test('computes the dates from two days and restores them from a link', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
    // It is already March 3 in Korea.
    await open(page, '2027-03-02T15:30:00Z');
    await expect(row(page, '상속포기·한정승인')).toContainText('2027. 2. 10.');
    await expect(chapter(page), 'an example is of no day').not.toContainText('지났습니다');
    await expect(chapter(page).locator('.answer-line'), 'of no example').toContainText(
      '돌아가신 날을 입력해 주세요',
    );

    await typeDay(chapter(page), death, '2026-11-30');
    await expect(row(page, '유류분 청구 최종 기한 (10년)'), 'five terms to come').toHaveCount(0);
    await all(page).tap();
    await expect(row(page, '유류분 청구 최종 기한 (10년)')).toBeVisible();
    await expect(row(page, '상속포기·한정승인')).toContainText('2027. 3. 2. 화 지났습니다');
    await expect(row(page, '상속포기·한정승인')).toContainText('특별한정승인을 하실 수 있습니다');
    await expect(row(page, '상속포기·한정승인')).toContainText('2. 28.(일요일), 3. 1.(3·1절)');
    await expect(row(page, '상속세 신고')).not.toContainText('지났습니다');

    await chapter(page).getByLabel('나중에 아셨어요').check();
    await typeDay(chapter(page), knew, '2026-11-29');
    await expect(chapter(page)).toContainText('돌아가신 날보다 앞설 수 없습니다');
    await typeDay(chapter(page), knew, '2026-12-24');
    await expect(row(page, '상속포기·한정승인')).toContainText('2027. 3. 24. 수');
    await expect(row(page, '유류분 청구')).toContainText('2027. 12. 24. 금');

    await chapter(page).getByRole('button', { name: copy.laterRank }).tap();
    await expect(chapter(page).getByLabel('그날 아셨어요'), 'nothing is chosen').not.toBeChecked();
    await typeDay(page, copy.dates.becameHeir, '2027-02-05');
    await expect(row(page, '다음 순위의 포기·한정승인')).toContainText('2027. 5. 6. 목');
    await expect(row(page, '상속포기·한정승인')).toHaveCount(0);
    await chapter(page).getByText('자세한 사정 입력').tap();
    await page.getByLabel('주소가 외국인 분').selectOption('상속인 모두');
    await expect(row(page, '상속세 신고')).toContainText('2027. 8. 31. 화');

    // A link fills the remaining fields; results.test.tsx covers the terms that they add.
    const follow = (link: string) => page.evaluate((to) => location.assign(to), link);
    const input: Input = {
      death: '2026-11-30',
      knew: '2026-12-24',
      becameHeir: '2027-02-05',
      abroad: 'all-heirs',
      representativeKnew: '2027-03-01',
      absenceDeclared: '2027-02-01',
      envelopeDated: '2027-03-01',
    };
    await follow(fragmentOf('deadlines', input));
    await expect(row(page, '상속세 신고')).toContainText('2027. 11. 30. 화');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '캘린더에 저장' }).tap();
    const file = await download;
    expect(file.suggestedFilename()).toBe('상속-기한.ics');
    const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
    const days = [...text.matchAll(/DTSTART;VALUE=DATE:(\d+).*?SUMMARY:(.+?)\r\n/gs)].map(
      ([, day, name]) => `${day} ${name}`,
    );
    expect(days).toContain('20270506 다음 순위의 포기·한정승인');
    expect(days).toContain('20270601 미성년 상속인의 포기·한정승인');
    expect(days).toContain('20270308 비밀증서 유언의 확정일자');
    expect(text).toContain('특별대리인');
    expect(days.join(), 'what has passed').not.toContain('사망신고');
    expect(text.match(/TRIGGER:-P6DT15H/g)).toHaveLength(days.length);

    const { hash } = new URL(await chapter(page).getByLabel('이 계산을 여는 주소').inputValue());
    expect(hash).toMatch(/^#deadlines=[\w-]+$/);
    await typeDay(chapter(page), death, '2027-03-04');
    await expect(chapter(page).getByRole('group', { name: death })).toHaveAccessibleDescription(
      /아직 오지 않은 날입니다/,
    );
    await expect(row(page, '상속세 신고'), 'no answer for a death to come').toHaveCount(0);
    await expect(page.getByRole('button', { name: '캘린더에 저장' })).toHaveCount(0);
    await typeDay(chapter(page), death, '1985-03-04');
    await expect(chapter(page)).not.toContainText('아직 오지 않은 날입니다');
    await expect(
      row(page, '유류분 청구 최종 기한 (10년)'),
      'what has passed is shown',
    ).toContainText('년보다 앞선 공휴일은');
    await clearDay(chapter(page), death);
    await expect(chapter(page), 'the example again').toContainText('예시');

    await follow(hash);
    await expectDay(chapter(page), death, '2026-11-30');
    await expectDay(chapter(page), copy.dates.becameHeir, '2027-02-05');
    await expect(row(page, '다음 순위의 포기·한정승인')).toContainText('2027. 5. 6. 목');
    await expect(row(page, '상속세 신고')).toContainText('2027. 11. 30. 화');

    await page.setViewportSize({ width: 360, height: 740 });
    await follow(fragmentOf('deadlines', { death: '1985-03-04' }));
    await expect(chapter(page).locator('.answer-line')).toHaveText(
      '상속포기 1985. 6. 4.에 지났습니다먼저 상담하세요.',
    );
    await expect(chapter(page).locator('.deadline-missed')).toContainText('1995. 3. 6.');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing leaves the window').toBe(360);
    const told = asked.filter((request) => /2026-11-30|deadlines=/.test(request));
    expect(told, 'what a server heard of it').toEqual([]);
  });
});

test.describe('with the keyboard, on a wide window', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    clipboard: true,
  });

  test('shows the dates on the line and copies them', async ({ page }) => {
    await open(page, '2026-11-20T03:00:00Z');
    await typeDay(chapter(page), death, '2026-11-16');
    const line = chapter(page).locator('.deadline-line');
    await expect(line.getByText('2026. 12. 15.')).toBeVisible();
    await expect(line.getByText('상속세·취득세 신고')).toBeVisible();
    // The list shows terms beyond the year and visually hides the terms that the drawing shows.
    const height = async (name: string) => (await row(page, name).boundingBox())?.height ?? 0;
    expect(await height('유류분 청구 최종 기한 (10년)')).toBeGreaterThan(40);
    expect(await height('상속포기·한정승인')).toBeLessThan(2);
    await expect(row(page, '유류분 청구 최종 기한 (10년)')).toContainText('2036. 11. 17. 월');
    await expect(row(page, '유류분 청구 최종 기한 (10년)')).toContainText(
      '토요일과 일요일만 반영했습니다',
    );

    const summary = chapter(page).locator('summary', { hasText: '자세한 사정 입력' });
    for (let stop = 0; stop < 12; stop++) {
      if (await summary.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(summary).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('받을 돈이 있습니다 (채권자)').press('Space');
    await expect(line.getByText('상속재산의 분리 청구')).toBeVisible();

    await page.getByRole('button', { name: '날짜 모두 복사' }).press('Enter');
    await expect(page.getByRole('button', { name: '복사했습니다' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')).toEqual(
      expect.arrayContaining([
        '돌아가신 날 2026. 11. 16. 월',
        '2027. 2. 16. 화 상속포기·한정승인 (돌아가신 것을 안 날부터 3개월, 민법 제1019조 제1항)',
        '2027. 5. 31. 월 상속세 신고 (돌아가신 달의 말일부터 6개월, 상증법 제67조)',
      ]),
    );
    expect(await violations(page, '#deadlines')).toEqual([]);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth, 'the line leaves the window, the page does not').toBe(clientWidth);
    }
  });
});

/** Days by which one more term has ended, with the event that a browser sends to a page that wakes up then. */
const wakes = [
  ['2027-04-02', '상속세 신고', 'visibilitychange', 'document'],
  ['2027-09-14', '유류분 청구', 'pageshow', 'window'],
  ['2036-09-14', '유류분 청구 최종 기한 (10년)', 'focus', 'window'],
] as const;

test('marks passed terms on an open page after midnight in Korea and after a sleep', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-12-10T23:50:00+09:00' });
  await page.goto('/deadlines');
  await chapter(page).locator('.chapter-controls').dispatchEvent('pointerover');
  await page.locator('[data-island="deadlines"][data-hydrated]').waitFor({ state: 'attached' });
  await typeDay(chapter(page), death, '2026-09-10');

  await test.step('the last second of the last day to renounce', async () => {
    const renunciation = row(page, '상속포기·한정승인');
    await expect(renunciation).toContainText('2026. 12. 10.');
    await page.clock.pauseAt('2026-12-10T23:59:59+09:00');
    await expect(renunciation).not.toContainText('지났습니다');
    await page.clock.runFor(1000);
    await expect(renunciation).toContainText('지났습니다');
  });

  for (const [day, term, event, target] of wakes) {
    await test.step(`${event}, ${day}`, async () => {
      // Fires no timers, like a device that slept.
      await page.clock.setFixedTime(`${day}T09:00:00+09:00`);
      await expect(row(page, term)).not.toContainText('지났습니다');
      await page.evaluate(
        ([type, at]) => (at === 'window' ? window : document).dispatchEvent(new Event(type)),
        [event, target] as const,
      );
      await expect(row(page, term)).toContainText('지났습니다');
    });
  }
});
