import type { Page } from '@playwright/test';
import { afternoon, expectReceived, newPhone, submit, unfold } from './consult-form.ts';
import { expect, long, test } from './test.ts';
import { arrive, expectRead } from './visitor.ts';

/**
 * Tasks of a visitor with a phone who calls, writes or asks for a call (tasks 5 to 7, 9 to 12, 14, 23, 35
 * to 40).
 */

test.use({ viewport: { width: 390, height: 660 }, hasTouch: true });

const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.locator('.contact-edge');
const reference = (page: Page) => page.locator('#receipt-reference');

/** One tap: the form, with the required fields. */
async function openRequest(page: Page, phone = newPhone()) {
  const visit = await arrive(page);
  await visit.tap(bar(page).getByRole('link', { name: '상담 신청' }));
  await page.locator('[data-hydrated] form').waitFor();
  await write(page, phone);
  return visit;
}

async function write(page: Page, phone: string): Promise<void> {
  await page.getByLabel('성함 (가명도 괜찮습니다)').fill('김새벽');
  await page.getByLabel('연락처').fill(phone);
  await page.getByLabel('개인정보 수집·이용에 동의합니다').check();
}

async function send(page: Page): Promise<void> {
  await submit(page).tap();
  await expectReceived(page);
}

test(
  'tasks 5, 6, 9 and 23: the telephone, the chat, the office, and the menu',
  long,
  async ({ page }) => {
    const { fromMenu, taps } = await arrive(page);
    const call = bar(page).getByRole('link', { name: '전화', exact: true });
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', 'tel:0200000000');
    const chat = bar(page).getByRole('link', { name: '카카오톡' }).first();
    await expect(chat).toBeInViewport();
    await expect(chat).toHaveAttribute('href', /^https:\/\/pf\.kakao\.com\//);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, -200);
    await fromMenu('오시는 길');
    expect(taps()).toBe(2);
    const place = page.locator('#place');
    await expect(place).toBeInViewport();
    await expectRead(place, ['예시로 1 예시빌딩 3층', '주차 건물 지하 1층']);
    await expect(place.getByRole('link', { name: '카카오맵' })).toHaveAttribute(
      'href',
      /^https:\/\/map\.kakao\.com\//,
    );
  },
);

test(
  'task 7: Saturdays are closed, and the receipt says the afternoon that was chosen',
  long,
  async ({ page }) => {
    await openRequest(page);
    await expectRead(page.locator('form'), ['토요일과 일요일은 쉽니다']);
    const slot = afternoon(page, 1);
    const [, month, date] = (await slot.getByRole('radio').inputValue()).split(/[-.]/).map(Number);
    await slot.tap();
    await send(page);
    await expectRead(main(page), [
      /오후 6시까지 전화드립니다/,
      new RegExp(`전화받기 ${month}월 ${date}일 .요일 오후`),
    ]);
  },
);

test('task 10: secrecy is promised over the button', long, async ({ page }) => {
  await openRequest(page);
  const secrecy = page.locator('form').getByText('변호사법 제26조에 따라 비밀로 지킵니다');
  await expect(secrecy).toBeVisible();
  const { y } = (await secrecy.boundingBox()) ?? {};
  expect(y).toBeLessThan((await submit(page).boundingBox())?.y ?? 0);
});

test(
  'tasks 11, 12 and 36: a word is added, the number corrected, and all withdrawn',
  long,
  async ({ page, mailbox, consult }) => {
    const wrong = newPhone();
    const right = newPhone();
    const { button } = await openRequest(page, wrong);
    await send(page);
    const number = await reference(page).innerText();

    await page.getByText('번호 고치기').tap();
    await page.getByLabel('바른 번호를 적어 주세요').fill(right);
    await button('이 번호로 바꾸기');
    await expectRead(main(page), [`이제 ${right}번으로 전화드립니다`]);
    const found = JSON.parse(await consult('find', right, '--json'));
    expect(
      found.map((one: { reference: string }) => one.reference),
      'one request',
    ).toEqual([number]);

    await page.getByLabel('더 하실 말씀이 있으신가요?').fill('등기부를 찾았습니다.');
    await button('덧붙여 보내기');
    await expectRead(main(page), [/에 접수되었습니다\./]);

    await button('취소하고 내용 지우기');
    const question = { name: '신청을 취소하고 내용을 지우시겠어요?' };
    await expect(page.getByRole('heading', question)).toBeVisible();
    await button('취소하고 내용 지우기');
    await expectRead(main(page), ['신청을 취소하셨습니다', '복구할 수 없게 지웁니다']);
    expect((await mailbox.mailWith('삭제를 요청하셨습니다')).mail.subject).toContain(number);
  },
);

test(
  'task 14: a request from abroad, with the number of another country',
  long,
  async ({ page }) => {
    const { tap } = await openRequest(page, '+1 213 555 0123');
    await tap(page.getByText('해외 번호예요'));
    await expectRead(page.locator('form'), ['한국 시간으로 오전은']);
    await send(page);
    await expectRead(main(page), [/\+1 ?213/]);
  },
);

test(
  'task 35: tomorrow the receipt and the case are on the home page',
  long,
  async ({ page, context }) => {
    const { button } = await openRequest(page);
    await send(page);
    await button('30일 동안 두기');
    await expect(page.getByRole('button', { name: '지금 지우기' })).toBeVisible();
    const tomorrow = await context.newPage();
    await page.close();
    const { link } = await arrive(tomorrow);
    await expectRead(main(tomorrow), [/신청하신 내용 .*까지 전화드립니다/]);
    await link('신청하신 내용');
    await expectRead(main(tomorrow), ['김새벽']);
  },
);

test.describe('with the keyboard', () => {
  test.use({ hasTouch: false });

  test('task 37: the request', long, async ({ page }) => {
    await page.goto('/');
    const tabTo = async (target: ReturnType<Page['locator']>) => {
      const isFocused = () => target.evaluate((one) => one === document.activeElement);
      for (let stop = 0; stop < 80 && !(await isFocused()); stop++)
        await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    };
    await tabTo(bar(page).getByRole('link', { name: '상담 신청' }).first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/consult');
    await tabTo(page.getByLabel('성함 (가명도 괜찮습니다)'));
    await page.keyboard.type('김새벽');
    await tabTo(page.getByLabel('연락처'));
    await page.keyboard.type(newPhone());
    await tabTo(page.getByLabel('개인정보 수집·이용에 동의합니다'));
    await page.keyboard.press('Space');
    await tabTo(submit(page));
    await page.keyboard.press('Enter');
    await expectReceived(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('with letters at 200 %, on 360 px', () => {
  test.use({ viewport: { width: 360, height: 660 } });

  test('task 38: the request', long, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await openRequest(page);
    await send(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'a pixel of rounding at most').toBeLessThanOrEqual(361);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'task 39: the telephone, the papers of a renunciation, and the request',
    long,
    async ({ page }) => {
      const { fromMenu, tap } = await arrive(page);
      await expect(bar(page).getByRole('link', { name: '전화', exact: true })).toHaveAttribute(
        'href',
        'tel:0200000000',
      );
      await fromMenu('서류 찾기');
      await tap(main(page).getByRole('link', { name: '가정법원에 낼 서류 (상속포기)' }));
      await expectRead(page.locator('#court-papers'), [
        /고인의 가족관계증명서\(상세\) 1통 1,000원/,
        /모두 \d+통/,
      ]);
      await tap(bar(page).getByRole('link', { name: '상담 신청' }));
      await write(page, newPhone());
      await send(page);
    },
  );
});

test.describe('without a signal', () => {
  test.use({ reusePage: false, expectedErrors: /ERR_INTERNET|Failed to fetch/ });

  test(
    'task 40: nothing typed is lost, a sentence names the telephone, and the request is sent',
    long,
    async ({ page, context }) => {
      await openRequest(page);
      await unfold(page);
      await page.getByLabel('하실 말씀').fill('지하철에서 적은 글');
      await context.setOffline(true);
      await submit(page).tap();
      const failure = page.getByRole('region', { name: '접수되었는지 확인하지 못했습니다' });
      await expectRead(failure, ['적으신 내용은 그대로 있습니다', '02-0000-0000']);
      await expect(page.getByLabel('하실 말씀')).toHaveValue('지하철에서 적은 글');
      await context.setOffline(false);
      await send(page);
    },
  );
});
