/**
 * Accepts one request with others beside it, and is killed when the row of one is written and those of
 * its outbox are not. Arguments: the folder for data; the address of PostgreSQL, or an empty one.
 */

import { openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { openStore, submission } from '../../site/storage.ts';
import { keyring } from './test-key.ts';

const [, , dataDir = '', databaseUrl = ''] = process.argv;
const db = await openDatabase({ dataDir, databaseUrl });
let asked = 0;
// Asked for each request once its own row is there; the last of three dies.
const takes = () => ++asked < 3 || process.kill(process.pid, 'SIGKILL');
const store = openStore({ db, keyring }, [{ name: 'mail', takes }]);
process.stdout.write('open\n');
await Promise.all(['가', '나', '다'].map((name) => store.accept(submission({ name }))));
process.stdout.write('accepted\n');
