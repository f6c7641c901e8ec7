import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice } from '../../../../tests/site/office.ts';

let office: Office;
beforeEach(async () => {
  office = await openOffice();
});
afterEach(() => office.close());

/** The newest record's actor, after a command. */
async function actorAfter(command: string): Promise<string> {
  execFileSync(process.execPath, ['app/consult/desk/cli.ts', command], {
    env: { ...process.env, ...office.environment, SUDO_USER: 'forged' },
  });
  const { actor } = await office.storage.db.query
    .selectFrom('access_record')
    .select('actor')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return actor;
}

test('a record says that a name came from the environment, which can be forged', async () => {
  expect(await actorAfter('list')).toContain('sudo forged, by the environment');
});
