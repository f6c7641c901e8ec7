/**
 * Opens a database as the site does, in a process of its own. Arguments: the folder for data; the
 * address of PostgreSQL, or an empty one; and `hang` to stop in the middle of sealing old rows, for ever.
 */

import { openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { sealContent } from '#app/consult/requests/storage/rows.server.ts';
import type { ConsultationContent } from '#app/consult/requests/stored.ts';
import { keyring } from './test-key.ts';

const [, , dataDir = '', databaseUrl = '', mode] = process.argv;
const db = await openDatabase({
  dataDir,
  databaseUrl,
  sealRow(id, content) {
    process.stdout.write('sealing\n');
    // Blocks the whole process, as work that takes long would.
    if (mode === 'hang') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
    const row = sealContent(id, content as unknown as ConsultationContent, keyring);
    const { sealed, key_id, phone_index } = row;
    return { sealed, key_id, phone_index };
  },
});
process.stdout.write('open\n');
await db.close();
