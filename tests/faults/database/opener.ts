/**
 * Opens a database as the site does, in its own process. Arguments: the data folder; the address of PostgreSQL, or an
 * empty one; and `hang` to stop forever after the tables of version 0.1.0 are migrated, before COMMIT.
 */

import { carryOver } from '#app/consult/requests/storage/carry-over.ts';
import { migrations } from '#app/consult/requests/storage/migrations.ts';
import { openDatabase } from '#app/platform/database/open.ts';

const [, , dataDir = '', databaseUrl = '', mode] = process.argv;
const db = await openDatabase({
  dataDir,
  databaseUrl,
  migrations,
  async prepare(transaction) {
    await carryOver(transaction);
    process.stdout.write('carried over\n');
    // Blocks the whole process, like long-running work.
    if (mode === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
process.stdout.write('open\n');
await db.close();
