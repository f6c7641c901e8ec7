import { openInstances, type Start } from './instances.ts';
import { type Change, type ProxyName, startProgram, withSecond } from './proxy-program.ts';
import type { Visits } from './visits.ts';

/**
 * Starts instances of the site behind a proxy that uses its example in deploy/.
 *
 * @param builds build of each instance; at most two
 * @param change changes the example, which has the lines for a second instance if there are two
 */
export async function openProxied(
  name: ProxyName,
  builds: string[],
  start?: Start,
  change: Change = (text) => text,
) {
  const instances = await openInstances(builds, start);
  const proxy = await startProgram(name, instances.ports, (text) =>
    change(builds.length === 2 ? withSecond(text) : text),
  ).catch(async (error) => {
    await instances.close();
    throw error;
  });
  return {
    /** The proxy's port for TLS. */
    port: proxy.tls,
    stored: instances.stored,
    /**
     * Stops and restarts the first instance, then kills and restarts the last one, while visitors continue.
     *
     * @returns the answers in either case
     */
    async replaceEach({ answers, goOn, end }: Visits) {
      await goOn();
      await instances.restart(0, 'stop');
      await goOn();
      const ended = answers.length;
      await instances.restart(builds.length - 1, 'kill');
      await goOn();
      await end();
      return { ended: answers.slice(0, ended), killed: answers.slice(ended) };
    },
    async close() {
      await proxy.close();
      await instances.close();
    },
  };
}
