import type { Page } from '@playwright/test';
import { firm } from '#app/firm/view/firm.ts';
import { expectReceived, fillIn, openForm, submit, unfold } from './consult-form.ts';
import { familyHash } from './family-link.ts';
import { everyEngine, expect, test } from './test.ts';

test.use({ viewport: { width: 320, height: 700 } });

/** Numbers of lines over which the words extend, for each occurrence in the main part. */
function linesOf(page: Page, words: string): Promise<number[]> {
  return page.locator('main').evaluate((main, words) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lines: number[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const range = document.createRange();
      const at = text.nodeValue?.indexOf(words) ?? -1;
      if (at < 0 || !text.parentElement?.checkVisibility()) continue;
      range.setStart(text, at);
      range.setEnd(text, at + words.length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      lines.push(new Set(boxes.map(({ top }) => Math.round(top))).size);
    }
    return lines;
  }, words);
}

/** Searches for the words with the browser's own search. Returns the text that is then selected for copying. */
function search(page: Page, words: string): Promise<string> {
  return page.evaluate((words) => {
    getSelection()?.removeAllRanges();
    // Every engine has `find`, although no standard defines it.
    const { find } = window as unknown as { find(words: string): boolean };
    find.call(window, words);
    return String(getSelection());
  }, words);
}

test(
  'each phone number is on one line, and can be found and copied',
  everyEngine,
  async ({ page }) => {
    test.slow();
    const sentence = `${firm.phone}에서`;
    await openForm(page);
    expect(await search(page, sentence)).toBe(sentence);
    for (const width of [320, 344, 360, 375, 390, 412, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      // The number is in the lead, and in the sentence under the button.
      expect(await linesOf(page, firm.phone), `${width} px`).toEqual([1, 1]);
    }

    await page.setViewportSize({ width: 320, height: 700 });
    await fillIn(page, '김새벽', '010-12');
    await submit(page).click();
    await expect(page.locator('#consult-errors')).toBeFocused();
    const example = '예:\u00a0010-0000-0000';
    await expect(page.locator('#consult-phone-error')).toContainText(example);
    expect(await search(page, '010-0000-0000')).toBe('010-0000-0000');
    // The example is under the field.
    expect(await linesOf(page, '010-0000-0000')).toEqual([1]);

    await fillIn(page);
    await submit(page).click();
    await expectReceived(page);
    expect(await search(page, firm.phone)).toBe(firm.phone);
    expect(new Set(await linesOf(page, firm.phone))).toEqual(new Set([1]));
  },
);

test(
  'words joined by a dot are on one line, and can be found and copied',
  everyEngine,
  async ({ page }) => {
    await openForm(page);
    await unfold(page);
    const opener = page.locator('[data-modal-target="consent-text"]').first();
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await opener.click();
      await expect(page.locator('#consent-text-title')).toHaveText('개인정보 수집·이용 동의');
      expect(new Set(await linesOf(page, '수집·이용'))).toEqual(new Set([1]));
      expect(await search(page, '수집·이용 동의')).toBe('수집·이용 동의');
      await page.keyboard.press('Escape');
    }
  },
);

test('a note under a name in the family tree can be found', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/shares${familyHash}`);
  const person = page.locator('svg:visible').getByRole('button', { name: '첫째 상태 바꾸기' });
  await person.click();
  await page.getByLabel('상속포기', { exact: true }).check();
  await page.keyboard.press('Escape');
  const named = page.getByRole('button', { name: '첫째 상속포기 상태 바꾸기' });
  await expect(named.first()).toBeVisible();
  await expect(page.locator('svg:visible .draw-note', { hasText: /^상속포기$/ })).toBeVisible();
});
