import { type DevelopmentServer, startDevelopment } from '../site/development.ts';
import { projectCopy } from '../site/project-copy.ts';
import { LONGEST_SETUP } from '../timeouts.ts';
import { expect, long, test } from './test.ts';
import { arrive, expectRead } from './visitor.ts';

/**
 * Tasks of a visitor with a phone that the firm's own facts end (tasks 8 and 22). The tests' own firm
 * names no prices and no lawyers, so these visit the sample firm that has all facts.
 */

test.describe.configure({ mode: 'serial' });
// The packages are outside the copy (see development.spec.ts), and Vite serves no fonts from there.
test.use({
  viewport: { width: 390, height: 660 },
  hasTouch: true,
  reusePage: false,
  expectedErrors: /status of 403/,
});

let server: DevelopmentServer;

test.beforeAll(async () => {
  test.setTimeout(LONGEST_SETUP);
  server = await startDevelopment(await projectCopy(), 'full-firm');
});

test.afterAll(() => server?.close());

test(
  'task 8: what a renunciation costs, the first consultation, VAT and the court’s fee',
  long,
  async ({ page }) => {
    const { fromMenu, taps } = await arrive(page, server.url);
    await fromMenu('비용');
    await expectRead(page.getByRole('main'), [
      '첫 상담 30분 5만 원',
      /상속포기·한정승인 한 분에 30만 원 ?부터 .* 60만 원 ?까지/,
      '부가가치세 10%가 붙습니다',
      '상속포기와 한정승인은 한 사람에 5,000원',
    ]);
    expect(taps()).toBe(2);
  },
);

test('task 22: who the lawyer is, and who calls first', long, async ({ page }) => {
  const { fromMenu, link } = await arrive(page, server.url);
  await expectRead(page.getByRole('main'), ['첫 전화는 성춘향 변호사가 드립니다']);
  await fromMenu('변호사');
  await link('홍길동');
  const lawyer = page.locator('#hong-gildong');
  await expect(lawyer.getByRole('img', { name: '홍길동 대표변호사' })).toBeInViewport();
  await expectRead(lawyer, [
    '홍길동 대표변호사',
    '등록 분야 상속 (대한변호사협회)',
    '변호사 등록 2001년',
  ]);
});
