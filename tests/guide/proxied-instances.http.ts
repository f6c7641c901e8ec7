import { afterEach, describe, expect, test } from 'vitest';
import { SITE } from '../site/server.ts';
import { type Instances, openInstances } from './instances.ts';
import { isInstalled, type RunningProgram, startProgram, withSecond } from './proxy-program.ts';
import { send } from './proxy-requests.ts';
import { expectOnce, visit } from './visits.ts';

let instances: Instances | undefined;
let proxy: RunningProgram | undefined;
afterEach(async () => {
  await proxy?.close();
  await instances?.close();
  proxy = instances = undefined;
});

/** Style and script that a page asks for first. */
function filesOf(page: string): string[] {
  const files = [...page.matchAll(/"(\/assets\/[\w.-]+\.(?:css|js))"/g)];
  return files.map(([, file = '']) => file);
}

// A form that reached nobody is sent again, but not by Caddy before version 2.11: it has read the form by then.
const served = (name: string) => [
  'page 200',
  'form 201',
  ...(name === 'caddy' ? ['form 502'] : []),
];

describe.each(['nginx', 'caddy'] as const)('two instances behind the example for %s', (name) => {
  const ifInstalled = test.skipIf(!isInstalled(name));

  ifInstalled('no visitor notices that one ends, or is killed', async () => {
    instances = await openInstances([SITE, SITE]);
    proxy = await startProgram(name, instances.ports, withSecond);
    const visits = visit(proxy.tls, 2);
    await instances.restart(0, 'stop');
    await visits.goOn();
    await instances.restart(1, 'kill');
    await visits.goOn();
    await visits.end();
    for (const answer of visits.answers) expect(served(name)).toContain(answer);
    expectOnce(await instances.stored(), visits.sent);
  });

  ifInstalled('each page of two builds has its files', async () => {
    instances = await openInstances([SITE, 'dist-fixtures']);
    proxy = await startProgram(name, instances.ports, withSecond);
    const asked = new Set<string>();
    for (let visit = 0; visit < 4 || (visit < 12 && asked.size < 4); visit++) {
      const { body } = await send(proxy.tls, '/');
      for (const file of filesOf(body)) {
        asked.add(file);
        expect((await send(proxy.tls, file)).status, file).toBe(200);
      }
    }
    // Two of each build.
    expect(asked.size).toBe(4);
    expect((await send(proxy.tls, '/assets/none.css')).status).toBe(404);
  });
});
