import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IslandContext } from '#app/browser/island.tsx';
import { provide, reader } from '#app/router/visit-context.ts';
import { pages } from './pages.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Returns the text of a page rendered on a day. */
async function textOn(day: string, path: string, params = {}): Promise<string> {
  vi.setSystemTime(new Date(`${day}T09:00:00+09:00`));
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const answer = await page.page({
    params,
    origin: 'https://www.example.com',
    read: reader(provide()),
  });
  const island = { render: () => '', scripts: () => [] };
  const html = renderToString(<IslandContext value={island}>{answer?.body}</IslandContext>);
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

const calculators = ['/shares', '/forced-share', '/deadlines', '/inheritance-tax'];

test.each(['2027-01-02', '2027-06-01', '2028-03-01'])(
  'on %s every calculator’s page warns that its law is old, and others name pending changes',
  async (day) => {
    for (const path of calculators) {
      expect(await textOn(day, path), path).toMatch(
        /현재 법령으로 계산했습니다\. 반년이 지나 그 사이/,
      );
    }
    const changed = /2027\. 1\. 1\.부터 달라졌을 수 있는데, 아직 확인하지 못했습니다/;
    expect(await textOn(day, '/questions')).toMatch(changed);
    const guide = { slug: 'registration-and-acquisition-tax' };
    expect(await textOn(day, '/guides/:slug', guide)).toMatch(changed);
  },
);

test('before the new year, pages name the date of the check', async () => {
  for (const path of calculators) {
    expect(await textOn('2026-11-28', path), path).toContain('그 뒤 바뀐 것은');
  }
  expect(await textOn('2026-12-31', '/questions')).not.toContain('달라졌을 수 있는데');
});
