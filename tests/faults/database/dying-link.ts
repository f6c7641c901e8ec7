/**
 * Follows a signed link, and is killed after the state is written, but before its access record is. Arguments:
 * the data folder; the address of PostgreSQL, or an empty one; the reference; the action.
 */

import { isAct } from '#app/consult/desk/acts/acts.ts';
import { followLink } from '#app/consult/desk/links/follow-link.server.ts';
import { openDatabase } from '#app/consult/requests/storage/database.server.ts';
import { keyring } from './test-key.ts';

const [, , dataDir = '', databaseUrl = '', reference = '', action = ''] = process.argv;
if (!isAct(action)) throw new Error(`There is no action ${action}.`);
const db = await openDatabase({ dataDir, databaseUrl });
/** Kills the process when the access record reads `origin`, after everything else is written. */
const person = {
  actor: 'by mail',
  get origin(): string {
    process.kill(process.pid, 'SIGKILL');
    return '';
  },
};
const link = { reference, action, id: `${reference}.${action}.1` };
process.stdout.write('open\n');
await followLink({ db, keyring }, person, link, { note: '다시 전화', appointmentAt: null });
process.stdout.write('done\n');
