import { startHeld } from '../../tests/guide/held-instance.ts';
import { openProxied } from '../../tests/guide/proxied.ts';
import type { ProxyName } from '../../tests/guide/proxy-program.ts';
import { throughProxy, visit } from '../../tests/guide/visits.ts';
import { SITE } from '../../tests/site/server.ts';
import { withoutRetries } from './earlier.ts';
import { formsOf, type Row, tally } from './tally.ts';

/** Visitors, and the pause of each between an answer and the next request, in milliseconds. */
const LOAD = [6, 20] as const;
const TWO = [SITE, SITE];

/** Instances end, are killed, and start again under load; before and after this site had retries and a held socket. */
export async function* restarts(name: ProxyName): AsyncGenerator<Row> {
  const earlier = withoutRetries[name];
  const sides = [
    ['two instances', 'before', TWO, undefined, earlier],
    ['two instances', 'after', TWO, undefined, undefined],
    ['one instance', 'before', [SITE], undefined, earlier],
    ['one instance, its socket held', 'before', [SITE], startHeld, earlier],
    ['one instance, its socket held', 'after', [SITE], startHeld, undefined],
  ] as const;
  for (const [setUp, when, builds, start, change] of sides) {
    const site = await openProxied(name, [...builds], start, change);
    try {
      const { ask, counts } = tally(throughProxy(site.port));
      const visits = visit(ask, ...LOAD);
      await site.replaceEach(visits);
      const forms = formsOf(await site.stored(), visits.received);
      yield { promise: 'a restart', setUp: `${name}: ${setUp}`, when, ...counts, forms };
    } finally {
      await site.close();
    }
  }
}
