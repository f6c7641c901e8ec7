import { buildForTests } from '../scripts/build.ts';
import { isInstalled, type ProxyName } from '../tests/guide/proxy-program.ts';
import { goal } from './goal.ts';
import { restarts } from './release/restart.ts';
import { type Row, tableHead, tableRow } from './release/tally.ts';
import { twoBuilds } from './release/two-builds.ts';
import { updates } from './release/update.ts';

const PROXIES: readonly ProxyName[] = ['nginx', 'caddy'];
/** What its example says, too. */
const OF_CADDY = 'Caddy before version 2.11 does not send a form again: it has read it by then.';

/**
 * What visitors meet while an instance is replaced, while two builds are served, and while the site is updated: with
 * what this site has for it, and before it had that.
 */
export async function bench(): Promise<void> {
  await buildForTests();
  const proxies = PROXIES.filter(isInstalled);
  const leftOut = PROXIES.filter((name) => !isInstalled(name)).map(
    (name) => `behind ${name}: it is not installed. On Debian: sudo apt-get install ${name}`,
  );
  const rows: Row[] = [];
  async function show(measured: AsyncIterable<Row>): Promise<void> {
    for await (const row of measured) {
      rows.push(row);
      console.log(tableRow(row));
    }
  }
  console.log(tableHead);
  for (const name of proxies) await show(restarts(name));
  await show(twoBuilds(proxies));
  await show(updates()).catch((error) => {
    leftOut.push(`an update: ${error}`);
    process.exitCode = 1;
  });
  for (const one of leftOut) console.log(`Left out: ${one}`);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const after = rows.filter(({ when }) => when === 'after');
  for (const promise of new Set(after.map((row) => row.promise))) {
    const counts = after.filter((row) => row.promise === promise);
    const unanswered = counts.map((row) => row.failed + row.missing + row.refused);
    goal(`${promise}: not answered, after`, sum(unanswered), 0);
  }
  if (proxies.includes('caddy')) console.log(OF_CADDY);
  const forms = rows.flatMap((row) => row.forms ?? []);
  goal('forms that are lost or stored twice', sum(forms.map((one) => one.lost + one.again)), 0);
}
