import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { DRAFT_KEY } from '#app/consult/intake/form/draft-key.ts';
import { type Deployment, openDeployment } from '../site/deployment.ts';
import { consultProgram } from '../site/office.ts';
import { stage, unfold } from './consult-form.ts';
import { expect, long, test } from './test.ts';
import { heading, home, idle, policy } from './visit.ts';

// One of these tests loses a chunk on purpose, and prefetches fail while no server runs.
test.use({
  reusePage: false,
  expectedErrors: /status of 404|ERR_(?:CONNECTION_(?:RESET|REFUSED|CLOSED)|SOCKET_NOT_CONNECTED)/,
});

const run = promisify(execFile);
const typed = '새 판이 올라와도 남아야 하는 글';

let deployment: Deployment;

test.beforeEach(async () => {
  deployment = await openDeployment();
});

test.afterEach(() => deployment.close());

const policyHeading = (page: Page) => heading(page, '개인정보 처리방침');

/** The script of the current document, which identifies the build. */
const script = (page: Page) => page.locator('script[data-entry]').getAttribute('data-entry');

function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

async function fillHalf(page: Page): Promise<void> {
  await unfold(page);
  await page.getByLabel('하실 말씀').fill(typed);
  await stage(page).selectOption('reduced');
  // Waits for pending requests, which would be lost when the old server ends next.
  await page.locator('[data-island="consult-form"][data-hydrated]').waitFor({ state: 'attached' });
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), DRAFT_KEY))
    .toContain(typed);
  await idle(page);
}

async function expectHalf(page: Page): Promise<void> {
  await expect(page.getByLabel('하실 말씀')).toHaveValue(typed);
  await expect(stage(page)).toHaveValue('reduced');
}

async function fillRestAndSend(page: Page, name: string): Promise<void> {
  await page.getByLabel('성함 (가명도 괜찮습니다)').fill(name);
  await page.getByLabel('연락처').fill('010-1234-5678');
  await page.getByLabel('개인정보 수집·이용에 동의합니다').check();
  await page.getByRole('button', { name: '상담 신청' }).click();
  await expect(page.getByRole('heading', { name: '접수되었습니다' })).toBeVisible();
  const { environment } = deployment.site();
  const { stdout } = await run(process.execPath, [consultProgram, 'list', '--json'], {
    env: environment,
  });
  expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ name })]);
}

test(
  'CH-3: a half-filled form reaches the firm across a release by the guide',
  long,
  async ({ page }) => {
    await page.goto(deployment.url);
    const old = await script(page);
    await fillHalf(page);

    await deployment.release({ keep: true });
    const documents = watchDocuments(page);
    await policy(page).click();
    await expect(policyHeading(page)).toBeVisible();
    await expect.poll(() => documents, 'its payload is of another build').toEqual(['/privacy']);
    expect(await script(page), 'the new build').not.toBe(old);

    await home(page).click();
    await expectHalf(page);
    expect(documents, 'by code of the new build').toEqual(['/privacy']);
    await fillRestAndSend(page, '김새벽');
  },
);

test('the new build accepts the form of the old one', long, async ({ page }) => {
  await page.goto(deployment.url);
  await fillHalf(page);
  await deployment.release({ keep: true });
  await fillRestAndSend(page, '박노을');
});

test('CH-1: a release that keeps no old files costs a document load', long, async ({ page }) => {
  await page.goto(`${deployment.url}/privacy`);
  const old = await script(page);
  await deployment.release({ keep: false });
  const documents = watchDocuments(page);
  await home(page).click();
  await expect(page.locator('h1')).toContainText('누가');
  await page.locator('#consult').scrollIntoViewIfNeeded();
  await expect.poll(() => documents).toEqual(['/']);
  expect(await script(page), 'the new build').not.toBe(old);
  await fillHalf(page);
  await fillRestAndSend(page, '이아침');
});
