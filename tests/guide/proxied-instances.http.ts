// @module-tag long
import { describe, expect, onTestFinished, test } from 'vitest';
import { SITE } from '../site/server.ts';
import { startHeld } from './held-instance.ts';
import { openProxied } from './proxied.ts';
import { isInstalled } from './proxy-program.ts';
import { send } from './proxy-requests.ts';
import { compareStored, throughProxy, visit } from './visits.ts';

/** Style and script that a page asks for first. */
function filesOf(page: string): string[] {
  const files = [...page.matchAll(/"(\/assets\/[\w.-]+\.(?:css|js))"/g)];
  return files.map(([, file = '']) => file);
}

async function open(...options: Parameters<typeof openProxied>) {
  const site = await openProxied(...options);
  onTestFinished(() => site.close());
  return site;
}

const served = ['page 200', 'form 201'];

describe.each(['nginx', 'caddy'] as const)('behind the example for %s', (name) => {
  const ifInstalled = test.skipIf(!isInstalled(name));

  ifInstalled.each([
    ['two instances', 2, undefined],
    ['one instance whose socket is held', 1, startHeld],
    ['two instances whose sockets are held', 2, startHeld],
  ] as const)('%s: no visitor notices that one ends, or is killed', async (_, count, start) => {
    const site = await open(name, Array(count).fill(SITE), start);
    const visits = visit(throughProxy(site.port), 2);
    const { ended, killed } = await site.replaceEach(visits);
    // A form that reached nobody is sent again, but not by Caddy before version 2.11: it has read the form by then.
    const withLost = name === 'caddy' ? [...served, 'form 502'] : served;
    for (const answer of killed) expect(withLost).toContain(answer);
    for (const answer of ended) expect(start ? served : withLost).toContain(answer);
    expect(ended).toEqual(expect.arrayContaining(served));
    expect(compareStored(await site.stored(), visits.received)).toEqual({ lost: [], again: [] });
  });

  ifInstalled('each page of two builds has its files', async () => {
    const { port } = await open(name, [SITE, 'dist-fixtures']);
    const asked = new Set<string>();
    for (let visit = 0; visit < 4 || (visit < 12 && asked.size < 4); visit++) {
      const { body } = await send(port, '/');
      for (const file of filesOf(body)) {
        asked.add(file);
        expect((await send(port, file)).status, file).toBe(200);
      }
    }
    // Two of each build.
    expect(asked.size).toBe(4);
    expect((await send(port, '/assets/none.css')).status).toBe(404);
  });
});
