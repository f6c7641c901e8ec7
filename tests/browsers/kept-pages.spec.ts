import { expect, long, test } from '../journeys/test.ts';
import { keepPages } from './kept-pages.ts';

const YEAR = 365 * 24 * 3_600_000;

test('a reused page has the clock of the machine again', long, async ({ browser, site }) => {
  const kept = keepPages(1);
  const options = { baseURL: site.url, contextOptions: {} };
  const take = () => kept.take(options, null, () => browser.newPage());
  const page = await take();
  const past = new Date(Date.now() - 5 * YEAR);
  const setters = {
    install: () => page.clock.install({ time: past }),
    setFixedTime: () => page.clock.setFixedTime(past),
    setSystemTime: () => page.clock.setSystemTime(past),
  };
  const clock = () => page.evaluate(() => Date.now());
  for (const [method, set] of Object.entries(setters)) {
    await set();
    await page.goto(site.url);
    expect(await clock(), method).toBeLessThan(Date.now() - YEAR);
    await kept.giveBack('passed');
    expect(await take(), 'the same page').toBe(page);
    await page.goto(site.url);
    expect(await clock(), method).toBeGreaterThan(Date.now() - YEAR);
  }
  await kept.close();
});
