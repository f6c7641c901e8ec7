/**
 * Opens a database as the site does, in a process of its own. Arguments: the folder for data; the address of PostgreSQL, or
 * an empty one; and `hang` to stop for ever once the tables of version 0.1.0 were carried over, before COMMIT.
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
    // Blocks the whole process, as work that takes long would.
    if (mode === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
});
process.stdout.write('open\n');
await db.close();
