import { chromium, type Page } from '@playwright/test';
import { findChromium } from './tests/browsers/chromium.ts';
import { startSite } from './tests/site/server.ts';
const site = await startSite();
const browser = await chromium.launch({ executablePath: findChromium() ?? undefined });
const what = process.argv.slice(2);
async function open(width: number, { dark = false, script = true, seed = {} as object | null, time = '2026-11-26T14:00:00+09:00' } = {}): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: script, viewport: { width, height: width < 700 ? 844 : 900 }, colorScheme: dark ? 'dark' : 'light', locale: 'ko-KR', timezoneId: 'Asia/Seoul' });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.text()); });
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
  if (seed && Object.keys(seed).length) await page.addInitScript((f) => { if (!sessionStorage.getItem('case')) sessionStorage.setItem('case', JSON.stringify({ version: 1, facts: f })); }, seed);
  return page;
}
const go = async (p: Page, a = '/consult') => { await p.goto(site.url + a); await p.locator('[data-hydrated] form').waitFor({ state: 'attached' }); await p.waitForTimeout(700); };
const shot = (p: Page, n: string) => p.screenshot({ path: `/tmp/b58/r-${n}.png`, fullPage: true });
const kase = { death: '2026-11-10', me: 'child', debts: 'more', incapable: 'yes', kinds: ['deposit', 'car', 'lease'], place: { province: '경기도', district: '성남시' } };
for (const w of [390, 1440]) {
  if (what.length && !what.includes(String(w))) continue;
  let p = await open(w); await go(p); await shot(p, `plain-${w}`); await p.close();
  p = await open(w, { seed: kase }); await go(p); await p.getByLabel('연락처').fill('010-1234-5678'); await shot(p, `case-${w}`);
  await p.getByRole('button', { name: '보기', exact: true }).click(); await p.getByRole('button', { name: '마지막 주소 빼기' }).click(); await shot(p, `rows-${w}`); 
  await p.getByText('다른 날 고르기').click(); await p.getByLabel('연락처').fill('010-1234-56'); await p.locator('form').getByLabel('돌아가신 날').fill('2027. 11. 10.'); await p.locator('form button[type=submit]').click(); await p.waitForTimeout(300); await shot(p, `errors-${w}`); await p.close();
  p = await open(w, { script: false }); await p.goto(site.url + '/consult'); await shot(p, `noscript-${w}`); await p.close();
  p = await open(w, { dark: true, seed: kase }); await go(p); await shot(p, `dark-${w}`); await p.close();
  p = await open(w); await go(p, '/#consult'); await p.locator('#consult, [data-island="consult-form"]').first().screenshot({ path: `/tmp/b58/r-home-${w}.png` }); await p.close();
}
await browser.close(); await site.stop?.(); process.exit(0);
