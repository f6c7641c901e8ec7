import type { ServerResponse } from 'node:http';
import { type HttpPeer, openHttpPeer } from '../fakes/http-peer.ts';
import { expect, longEveryEngine, test } from './test.ts';
import { heading } from './visit.ts';

test.use({
  reusePage: false,
  expectedErrors: /status of 500|disallowed MIME type|could not be started/,
});

// A proxy between the site and the browser loses the file, because WebKit sometimes crashes when its inspector answers
// a request of a page that is being left.
let front: HttpPeer;

test.beforeEach(async ({ visited }) => {
  front = await openHttpPeer({
    behave: ({ path }, response) => forward(visited.url + path, response),
  });
});

test.afterEach(() => front.close());

/** Forwards the site's response with `no-store`, so that the browser keeps nothing. */
async function forward(address: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual' });
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    headers.delete(name);
  }
  headers.set('cache-control', 'no-store');
  response.writeHead(answer.status, Object.fromEntries(headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

for (const hasNavigation of [true, false]) {
  test(
    `lost code does not hold back a visitor who steps back, ${hasNavigation ? 'with' : 'without'} the Navigation API`,
    longEveryEngine,
    async ({ page, visited }) => {
      if (!hasNavigation)
        await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'navigation'));
      await page.goto(`${front.url}/privacy`);
      await page.goto(`${front.url}/`);
      const asked = Promise.withResolvers<ServerResponse>();
      const left = Promise.withResolvers<ServerResponse>();
      const checked = Promise.withResolvers<void>();
      let isAsked = false;
      front.behave(async ({ path }, response) => {
        if (path.includes('/consult-form.island-') && !isAsked) {
          isAsked = true;
          return asked.resolve(response);
        }
        if (path === '/privacy') return left.resolve(response);
        await forward(visited.url + path, response);
        if (path.includes('/latest.json?')) checked.resolve();
      });
      await page.locator('#consult').scrollIntoViewIfNeeded();
      const code = await asked.promise;
      await page.evaluate(() => history.back());
      const document = await left.promise;
      code.writeHead(500).end();
      // The page looks for a newer build once the browser has given up the code.
      await checked.promise;
      await forward(`${visited.url}/privacy`, document);
      await expect(heading(page, '개인정보 처리방침')).toBeVisible();
      await expect(page).toHaveURL(`${front.url}/privacy`);
    },
  );
}
