/**
 * Accepts three requests at the same time, and is killed after the row of one is written, but before those of
 * its outbox are. Arguments: the data folder; the address of PostgreSQL, or an empty one.
 */

import { openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { openStore, submission } from '../../site/storage.ts';
import { keyring } from './test-key.ts';

const [, , dataDir = '', databaseUrl = ''] = process.argv;
const db = await openDatabase({ dataDir, databaseUrl });
let asked = 0;
// The store calls this for each request after it has written its row. The third call kills the process.
const takes = () => ++asked < 3 || process.kill(process.pid, 'SIGKILL');
const store = openStore({ db, keyring }, [{ name: 'mail', takes }]);
process.stdout.write('open\n');
await Promise.all(['가', '나', '다'].map((name) => store.accept(submission({ name }))));
process.stdout.write('accepted\n');
