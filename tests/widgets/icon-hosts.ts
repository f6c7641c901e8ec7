import type { Page, Route } from '@playwright/test';
import { test as base, expect, long, PUBLIC_HOST } from '../journeys/test.ts';

/** `site` is the site's own endpoint, `public` a host named in the configuration only. */
type Host = 'site' | 'public';

/** `silent` holds the answer back until it is released; `real` lets the site answer. */
type Answer = 'real' | 'silent' | 'icons' | 500;

const icon = { body: '<path d="M0 0h16v16z"/>' };

/** Tests of icons with fake hosts, in a page whose time moves only by `page.clock`. */
export const test = base.extend<{ hosts: IconHosts }>({
  visited: async ({ fixtures }, use) => use(fixtures),
  hosts: async ({ page }, use) => use(await fakeHosts(page)),
});

interface IconHosts {
  answers: Record<Host, Answer>;
  /** The requests of all pages so far. */
  asked: { host: Host; collection: string; names: string[] }[];
  /** Answers the site's requests with icons, once there are as many. */
  release(requests: number): Promise<void>;
  /** Warnings on the console so far. */
  warnings: string[];
}

/** Also stops the clock of every page that is opened from now on. */
async function fakeHosts(page: Page): Promise<IconHosts> {
  const answers: Record<Host, Answer> = { site: 'real', public: 'icons' };
  const asked: IconHosts['asked'] = [];
  const held: Route[] = [];
  const warnings: string[] = [];
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  const answer = (host: Host) => (route: Route) => {
    asked.push({ host, ...wantedBy(route) });
    if (answers[host] === 'silent') held.push(route);
    else return reply(route, answers[host]);
  };
  await page.route('**/api/_nuxt_icon/**', answer('site'));
  await page.route(`${PUBLIC_HOST}/**`, answer('public'));
  return {
    answers,
    asked,
    warnings,
    async release(requests) {
      await expect.poll(() => held.length).toBe(requests);
      await Promise.all(held.map((route) => reply(route, 'icons')));
    },
  };
}

function wantedBy(route: Route) {
  const url = new URL(route.request().url());
  return {
    collection: url.pathname.split('/').at(-1)?.replace('.json', '') ?? '',
    names: url.searchParams.get('icons')?.split(',') ?? [],
  };
}

function reply(route: Route, answer: Exclude<Answer, 'silent'>): Promise<void> {
  if (answer === 'real') return route.continue();
  const { collection, names } = wantedBy(route);
  const icons = Object.fromEntries(names.map((name) => [name, icon]));
  return route.fulfill({
    status: answer === 500 ? 500 : 200,
    headers: { 'access-control-allow-origin': '*' },
    body: JSON.stringify({ prefix: collection, icons }),
  });
}

export { expect, long };
