/**
 * Accepts requests until it is killed, several at the same time as visitors send them, and prints the reference
 * of each as soon as it is acknowledged. Arguments: the data folder; `full` or `normal` synchronisation.
 */

import { sql } from 'kysely';
import { openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { openStore, submission } from '../../site/storage.ts';
import { keyring } from '../database/test-key.ts';

const [, , dataDir = '', synchronous = 'full'] = process.argv;
const VISITORS = 5;
const db = await openDatabase({ dataDir });
await sql`pragma synchronous = ${sql.raw(synchronous)}`.execute(db.query);
const store = openStore({ db, keyring }, [{ name: 'mail' }]);
async function visitor(name: string): Promise<void> {
  for (let number = 0; ; number++) {
    const { receipt } = await store.accept(submission({ name, message: `${number}` }));
    process.stdout.write(`${receipt.reference}\n`);
  }
}
await Promise.all(Array.from({ length: VISITORS }, (_, index) => visitor(`${index}`)));
