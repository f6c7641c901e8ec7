/**
 * The load of load.ts on SQLite and on PostgreSQL, as long as wanted; `npm test` has a shorter one. Needs a build
 * for tests. 10,000 requests take 20 minutes a database: the SMTP server of the tests waits 100 ms before each
 * greeting, and each mail has a connection of its own.
 *
 *     node tests/load/run.ts [--requests 10000] [--kills 20] [--database sqlite|postgres]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './load.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    database: { type: 'string', default: 'both' },
  },
});
const requests = Number(values.requests);
const kills = Number(values.kills);

for (const database of ['sqlite', 'postgres'] as const) {
  if (values.database !== 'both' && values.database !== database) continue;
  const start = performance.now();
  const dataDir = await mkdtemp(join(tmpdir(), 'load-'));
  const { acknowledged, sinks } = await load({
    database,
    dataDir,
    requests,
    kills,
    progress: (acknowledged, kills) => {
      process.stdout.write(`\r${database}: ${acknowledged} acknowledged, ${kills} kills`);
    },
  });
  await rm(dataDir, { recursive: true });
  const seconds = Math.round((performance.now() - start) / 1000);
  process.stdout.write(
    `\r${database}: ${acknowledged} acknowledged, ${kills} kills, ${seconds} s\n`,
  );
  for (const [name, { there, missing, repeated, unknown }] of Object.entries(sinks)) {
    process.stdout.write(
      `  ${name}: ${there} there, ${missing} missing, ${repeated} repeated, ${unknown} never stored\n`,
    );
    if (missing > 0 || unknown > 0) process.exitCode = 1;
  }
}
