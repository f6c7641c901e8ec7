import type { Page } from '@playwright/test';
import { violations } from '../../../tests/axe.ts';
import { expect, long, test } from '../../../tests/journeys/test.ts';
import {
  answerQuestions,
  caseFacts,
  openForm,
  putCase,
  writeClaimants,
} from '../../../tests/pdf/fill-form.ts';
import { readPdf } from '../../../tests/pdf/read-pdf.ts';

const names = [
  '뷁햏金',
  '洪鄭邊',
  '홍길순',
  '홍길동',
  '홍예시',
  '홍다섯',
  '홍여섯',
  '홍여덟',
  '홍아홉',
];
const address = '서울특별시 종로구 견본로 12, 101동 1203호(견본동, 보기아파트)';
const longAddress =
  '경기도 화성시 동탄예시신도시중앙로 123번길 45-67, 1203동 4504호(견본동, 보기예시아파트센트럴파크) 앞';

const people = (count: number) =>
  names.slice(0, count).map((name) => ({ name, address, year: '1967' }));
const sheets = (page: Page) => page.locator('.sheet:not(.sheet-guide)');

/** Prints the page as the visitor's browser does. */
async function printed(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

/** Expects that nothing on a sheet is outside its margins. */
async function expectNothingCut(page: Page): Promise<void> {
  const outside = await sheets(page).evaluateAll((all) =>
    all.flatMap((sheet) => {
      const { top, height, right, width } = sheet.getBoundingClientRect();
      return [...sheet.querySelectorAll('td, th, p, li, .paper-seal')].flatMap((one) => {
        const box = one.getBoundingClientRect();
        const isFoot = one.matches('.paper-foot');
        const isBelow = !isFoot && box.bottom > top + height * (267.5 / 297);
        const isBeside = box.right > right - width * (19.5 / 210);
        return isBelow || isBeside || one.scrollWidth > one.clientWidth + 1
          ? [one.textContent ?? '']
          : [];
      });
    }),
  );
  expect(outside).toEqual([]);
}

test('from the list of tasks to a printed renunciation in nine taps, with what must be seen before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 660 });
  await putCase(page);
  await page.addInitScript(() => {
    window.print = () => {
      Reflect.set(window, 'printed', document.title);
      dispatchEvent(new Event('beforeprint'));
    };
  });
  let taps = 0;
  const tap = async (role: 'link' | 'button' | 'tab', name: string | RegExp) => {
    taps++;
    await page.getByRole(role, { name }).click();
  };
  await page.goto('/checklist');
  await page.locator('[data-island][data-hydrated]').first().waitFor({ state: 'attached' });
  await page.locator('#renounce > summary').click();
  taps++;
  await tap('link', '상속포기 심판청구서 쓰기');
  await expect(page.getByText('다음 순위 가족', { exact: true })).toBeVisible();
  expect(await violations(page), 'the comparison').toEqual([]);
  await expect(page.locator('#deceased-name'), 'the comparison comes first').toHaveCount(0);
  await tap('button', '상속포기로 쓰기');
  await tap('button', '다음');
  await expect(page.getByRole('alert'), 'open questions').toBeVisible();
  taps--;
  await answerQuestions(page);
  taps += 3;
  await expect(
    page.getByRole('heading', { level: 1 }),
    'each screen begins at its title',
  ).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('#deceased-name').fill('심학규');
  await page.locator('.form-person').getByLabel('성함', { exact: true }).fill('심청');
  expect(await violations(page), 'the fields').toEqual([]);
  await tap('tab', /미리 보기/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page), 'the sheets').toEqual([]);
  await expect(sheets(page).first()).toContainText('심청');
  await expect(sheets(page).last()).toContainText('수원가정법원 성남지원');
  await expect(sheets(page).last()).toContainText('첨부서류');
  await tap('button', '인쇄하기');
  await page.waitForFunction(() => Reflect.get(window, 'printed'));
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe('상속재산포기 심판청구서');
  expect(taps).toBeLessThanOrEqual(9);
  await expect(page.getByText('인쇄 창이 열리지 않으면')).toHaveCount(0);

  await test.step('no name left the memory of the document', async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([
        { ...sessionStorage },
        { ...localStorage },
        history.state,
        location.href,
        document.title,
        document.cookie,
      ]),
    );
    expect(kept).not.toMatch(/심학규|심청/);
    const fields = page.locator('.form-write :is(input[type="text"], textarea)');
    for (const field of await fields.all()) {
      await expect(field).toHaveAttribute('autocomplete', 'off');
      expect(await field.evaluate((one: HTMLInputElement) => [one.name, one.form])).toEqual([
        '',
        null,
      ]);
    }
  });
});

test.describe('the typeface', () => {
  // The page prefetches its links while it is offline.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('prints two sheets and the guide leaf, with every letter of the names in one typeface', async ({
    page,
  }) => {
    await openForm(page, 'renounce');
    await writeClaimants(page, people(2));
    await expect(sheets(page)).toHaveCount(2);
    await expectNothingCut(page);
    const { pages, characters, embedded } = await printed(page);
    expect(pages).toBe(3);
    expect(embedded).toBe(true);
    for (const letter of '뷁햏金洪鄭邊상속재산포기심판청구서') expect(characters).toContain(letter);

    await test.step('offline too', async () => {
      const fonts: string[] = [];
      page.on('requestfailed', (request) => {
        if (request.resourceType() === 'font') fonts.push(request.url());
      });
      await page.context().setOffline(true);
      const isComplete = await page.evaluate(() =>
        document.fonts.check('400 16px "Site Paper Rest"', '뷁햏金洪鄭邊'),
      );
      expect(isComplete).toBe(true);
      expect((await printed(page)).pages).toBe(3);
      expect(fonts, 'typefaces that were still missing').toEqual([]);
      await page.context().setOffline(false);
    });
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.colophon')).toBeHidden();
    await expect(page.locator('header').first()).toBeHidden();
  });
});

for (const [count, expected] of [
  [1, 2],
  [2, 3],
  [9, 5],
] as const) {
  test(
    `prints ${count} claimants with long names and addresses, and cuts nothing`,
    long,
    async ({ page }) => {
      await openForm(page, 'renounce');
      const name = '알렉산드라 마리아 페르난데스 곤살레스 주니어';
      await writeClaimants(
        page,
        people(count).map((one, at) => ({
          ...one,
          name: `${name} ${at + 1}세`,
          address: longAddress,
          ...(at === 1 && { year: '2011', mother: '유춘섬' }),
        })),
      );
      await expect(sheets(page)).toHaveCount(expected);
      await expectNothingCut(page);
      expect((await printed(page)).pages).toBe(expected + 1);
      await expect(sheets(page).last()).toContainText('수원가정법원 성남지원 귀중');
      await expect(sheets(page).last().locator('.paper-seal').first()).toBeVisible();
      await expect(page.locator('.sheet .paper-signer')).toHaveCount(count);
    },
  );
}

test(
  'a limited acceptance has its list of property on sheets of its own',
  long,
  async ({ page }) => {
    await openForm(page, 'limited');
    await writeClaimants(page, people(1));
    for (let at = 0; at < 12; at++) await page.getByRole('button', { name: '예금 추가' }).click();
    const total = page.locator('.sheet tr', { hasText: '적극재산 합계' });
    await expect(total).toHaveCount(1);
    await expect(
      page.locator('.sheet tr', { hasText: '번호' }),
      'the head repeats',
    ).not.toHaveCount(2);
    await expectNothingCut(page);
    const { pages } = await printed(page);
    expect(pages).toBe((await sheets(page).count()) + 1);
  },
);

test('after three months it stops before the first field, and lets the visitor go on', async ({
  page,
}) => {
  await openForm(page, 'renounce', { ...caseFacts, death: '2020-05-06', knew: '2020-05-06' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/먼저 물어보세요/);
  await expect(page.locator('#deceased-name')).toHaveCount(0);
  await expect(page.getByText('큰 잘못 없이 모르셨다면')).toBeVisible();
  await page.getByRole('button', { name: '그래도 계속 쓰기' }).click();
  await expect(page.locator('#deceased-name')).toBeVisible();
});

test('the browser asks before it leaves a form that holds something, and not after it is cleared', async ({
  page,
}) => {
  await openForm(page, 'renounce');
  await page.locator('#deceased-name').fill('심학규');
  const asked = page.waitForEvent('dialog');
  const leaving = page.locator('.breadcrumb').getByRole('link', { name: '홈' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await expect(page.locator('#deceased-name')).toHaveValue('심학규');
  await page.getByRole('button', { name: '지우기' }).click();
  await expect(page.locator('#deceased-name')).toHaveValue('');
  await page.locator('.breadcrumb').getByRole('link', { name: '홈' }).click();
  await expect(page).toHaveURL('/');
});

test('is a document of its own, entered and left by loading one', async ({ page }) => {
  await page.goto('/may-i');
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  await page.locator('html[data-begun]').waitFor();
  await page.locator('footer').getByRole('link', { name: '서류 쓰기' }).click();
  await expect(page).toHaveURL('/forms');
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBeUndefined();
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  await page.getByRole('link', { name: /기간 연장 청구서/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/세 가지만/);
  expect(await page.evaluate(() => Reflect.get(window, 'mark')), 'a form in place').toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/인쇄해서 내세요/);
  await page.locator('.breadcrumb').getByRole('link', { name: '홈' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBeUndefined();
});

test.describe('on an iPhone, whose browser cannot ask', () => {
  test.use({
    reusePage: false,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });

  test('a line says that input is lost, and a link asks in a dialog', long, async ({ page }) => {
    await openForm(page, 'renounce');
    await page.locator('#deceased-name').fill('심학규');
    await expect(page.getByText('이 화면을 떠나면 적은 내용이 사라집니다')).toBeVisible();
    await page.locator('.breadcrumb').getByRole('link', { name: '홈' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('되돌릴 수 없습니다');
    await dialog.getByRole('button', { name: '계속 쓰기' }).click();
    await expect(page.locator('#deceased-name')).toHaveValue('심학규');
  });
});

test.describe("in KakaoTalk's browser, which cannot print", () => {
  test.use({ reusePage: false, userAgent: 'Mozilla/5.0 (Linux; Android 15; wv) KAKAOTALK 11.0.0' });

  test('a line above the first field leads to another browser', long, async ({ page }) => {
    await page.goto('/forms#extend');
    const way = page.getByRole('link', { name: '다른 브라우저로 열기' });
    await expect(way).toHaveAttribute('href', /^kakaotalk:/);
    const [above, field] = await Promise.all([
      way.boundingBox(),
      page.locator('.forms input').first().boundingBox(),
    ]);
    expect(above?.y).toBeLessThan(field?.y ?? 0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows what goes with each paper', async ({ page }) => {
    await page.goto('/forms');
    await page.getByRole('link', { name: /상속포기 심판청구서/ }).click();
    await expect(page.locator('#renounce')).toContainText('인감도장');
    await expect(page.getByText('이 브라우저에서는 서류를 쓰실 수 없습니다')).toBeVisible();
  });
});
