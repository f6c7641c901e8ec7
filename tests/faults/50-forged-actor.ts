import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice } from '../site/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

/** The newest record's actor, after a command in a session of this account. */
async function actorAfter(words: string, loginUid?: number): Promise<string> {
  const login = loginUid === undefined ? '' : `echo ${loginUid} > /proc/self/loginuid && `;
  execFileSync(
    'sh',
    ['-c', `${login}exec "$0" app/consult/desk/cli.ts ${words}`, process.execPath],
    {
      env: { ...process.env, ...office.environment, SUDO_USER: 'forged' },
    },
  );
  const { actor } = await office.storage.db.query
    .selectFrom('access_record')
    .select('actor')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return actor;
}

test('50: a record says that a name came from the environment, which can be forged', async () => {
  expect(await actorAfter('list')).toContain('sudo forged, by the environment');
});

/** Only root, on a kernel that keeps them, can begin a session of another account. */
const keepsLogins = process.getuid?.() === 0 && readFileSync('/proc/self/loginuid').length > 0;

test.runIf(keepsLogins)(
  '50: the account that logged in is on record, whatever is forged',
  async () => {
    const daemon = readFileSync('/etc/passwd', 'utf8').match(/^(\w+):[^:]*:1:/m)?.[1];
    expect(await actorAfter('list', 1)).toContain(`(login ${daemon}, by the kernel; sudo forged`);
  },
);
