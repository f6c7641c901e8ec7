import { afterEach, describe, expect, test } from 'vitest';
import { SITE } from '../site/server.ts';
import { startHeld } from './held-instance.ts';
import { type Instances, openInstances } from './instances.ts';
import { isInstalled, type RunningProgram, startProgram, withSecond } from './proxy-program.ts';
import { expectOnce, visit } from './visits.ts';

let instances: Instances | undefined;
let proxy: RunningProgram | undefined;
afterEach(async () => {
  await proxy?.close();
  await instances?.close();
  proxy = instances = undefined;
});

describe.each([
  ['nginx', 1],
  ['nginx', 2],
  ['caddy', 1],
  ['caddy', 2],
] as const)('behind the example for %s, instances whose socket is held: %i', (name, count) => {
  test.skipIf(!isInstalled(name))('no visitor notices that one ends, or is killed', async () => {
    instances = await openInstances(Array(count).fill(SITE), startHeld);
    proxy = await startProgram(name, instances.ports, count === 2 ? withSecond : undefined);
    const visits = visit(proxy.tls, 2);
    await visits.goOn();
    await instances.restart(0, 'stop');
    await visits.goOn();
    const atStop = new Set(visits.answers);
    await instances.restart(count - 1, 'kill');
    await visits.goOn();
    await visits.end();
    expect(atStop).toEqual(new Set(['page 200', 'form 201']));
    // A form that was under way: Caddy does not send it again before version 2.11.
    const others = visits.answers.filter((answer) => !atStop.has(answer));
    expect(others).toEqual(name === 'nginx' ? [] : others.map(() => 'form 502'));
    expectOnce(await instances.stored(), visits.sent);
  });
});
