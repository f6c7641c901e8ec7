/**
 * Follows a signed link, and is killed when the state is written and its access record is not. Arguments:
 * the folder for data; the address of PostgreSQL, or an empty one; the reference; the action.
 */

import { followLink } from '#app/consult/links/follow-link.server.ts';
import { isLinkAction } from '#app/consult/links/link-actions.ts';
import { openDatabase } from '#app/consult/storage/database.server.ts';
import { createKeyring } from '#app/consult/storage/seal.server.ts';

const [, , dataDir = '', databaseUrl = '', reference = '', action = ''] = process.argv;
if (!isLinkAction(action)) throw new Error(`There is no action ${action}.`);
const keyring = createKeyring([{ id: 'k1', secret: Buffer.alloc(32, 1) }]);
const sealRow = () => ({ sealed: '', key_id: '', phone_index: '' });
const db = await openDatabase({ dataDir, databaseUrl, sealRow });
/** Where a person acts from is asked only for the record, after everything else is written. */
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
