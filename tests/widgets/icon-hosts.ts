import type { Page, Route } from '@playwright/test';
import { test as base, everyEngine, expect, PUBLIC_HOST } from '../journeys/test.ts';

/** `site` is the site's own endpoint, `public` a host named in the configuration only. */
type Host = 'site' | 'public';

/** `silent` holds the answer back until it is released; `real` lets the site answer. */
type Answer = 'real' | 'silent' | 'icons' | 'no JSON' | 404 | 500;

const icon = { body: '<path d="M0 0h16v16z"/>' };

/** Tests of icons with fake hosts, in a page whose time moves only by `page.clock`. */
export const test = base.extend<{ hosts: IconHosts }>({
  visited: async ({ fixtures }, use) => use(fixtures),
  hosts: async ({ page }, use) => use(await fakeHosts(page)),
});

interface IconHosts {
  answers: Record<Host, Answer>;
  /** The requests of the page so far. */
  asked(): Promise<{ host: Host; url: string; collection: string; names: string[] }[]>;
  /** Answers a silent host's requests with icons. */
  release(host: Host): Promise<void>;
  /** Warnings on the console so far. */
  warnings: string[];
}

/** Also stops the clock of every page that is opened from now on. */
async function fakeHosts(page: Page): Promise<IconHosts> {
  const answers: Record<Host, Answer> = { site: 'real', public: 500 };
  const held: { host: Host; route: Route }[] = [];
  const warnings: string[] = [];
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  // Recorded at the call: a request that was not sent yet cannot be seen on the network.
  await page.addInitScript(() => {
    const { fetch } = globalThis;
    globalThis.askedAddresses = [];
    globalThis.fetch = (address, options) => {
      globalThis.askedAddresses?.push(String(address));
      return fetch(address, options);
    };
  });
  const answer = (host: Host) => (route: Route) => {
    if (answers[host] === 'silent') held.push({ host, route });
    else return reply(route, answers[host]);
  };
  await page.route('**/api/_nuxt_icon/**', answer('site'));
  await page.route(`${PUBLIC_HOST}/**`, answer('public'));
  const asked: IconHosts['asked'] = async () => {
    const addresses = await page.evaluate(() => globalThis.askedAddresses ?? []);
    return addresses.flatMap((address) => {
      const url = new URL(address, page.url());
      const icons = url.searchParams.get('icons');
      if (icons === null) return [];
      const collection = url.pathname.split('/').at(-1)?.replace('.json', '') ?? '';
      const host: Host = url.origin === PUBLIC_HOST ? 'public' : 'site';
      return { host, url: decodeURIComponent(address), collection, names: icons.split(',') };
    });
  };
  return {
    answers,
    asked,
    warnings,
    async release(host) {
      const routes = () => held.filter((one) => one.host === host).map(({ route }) => route);
      // A request arrives here a moment after the page has sent it.
      await expect
        .poll(async () => {
          const sent = (await asked()).filter((one) => one.host === host);
          return sent.length > 0 && routes().length === sent.length;
        })
        .toBe(true);
      await Promise.all(routes().map((route) => reply(route, 'icons')));
    },
  };
}

function reply(route: Route, answer: Exclude<Answer, 'silent'>): Promise<void> {
  if (answer === 'real') return route.continue();
  const url = new URL(route.request().url());
  const prefix = url.pathname.split('/').at(-1)?.replace('.json', '');
  const names = url.searchParams.get('icons')?.split(',') ?? [];
  const icons = Object.fromEntries(names.map((name) => [name, icon]));
  return route.fulfill({
    status: typeof answer === 'number' ? answer : 200,
    headers: { 'access-control-allow-origin': '*' },
    body: answer === 'no JSON' ? '<html>' : JSON.stringify({ prefix, icons }),
  });
}

declare global {
  var askedAddresses: string[] | undefined;
}

export { everyEngine, expect };
