import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Office, openOffice, someKey } from '../site/office.ts';
import { SITE, startSite } from '../site/server.ts';
import { openStore, submission } from '../site/storage.ts';

let office: Office;
let one: string;
let other: string;
beforeEach(async () => {
  office = await openOffice();
  const store = openStore(office.storage);
  one = (await store.accept(submission({ message: '하나' }))).receipt.reference;
  other = (await store.accept(submission({ message: '둘' }))).receipt.reference;
});
afterEach(() => office.close());

async function change(reference: string, by: (sealed: string) => string): Promise<void> {
  const { query } = office.storage.db;
  const row = query.selectFrom('consultation').select('sealed').where('reference', '=', reference);
  const { sealed } = await row.executeTakeFirstOrThrow();
  const update = query.updateTable('consultation').set({ sealed: by(sealed) });
  await update.where('reference', '=', reference).execute();
}

function flipBit(sealed: string): string {
  const bytes = Buffer.from(sealed.slice(3), 'base64url');
  bytes.writeUInt8(bytes.readUInt8(40) ^ 4, 40);
  return `k1.${bytes.toString('base64url')}`;
}

async function expectDamage(reference: string): Promise<void> {
  const verified = await office.consult('verify');
  expect(verified.code).toBe(1);
  expect(verified.stdout).toContain(`바뀐 신청: ${reference}\n`);
  const shown = await office.consult('show', reference);
  expect(shown.code).toBe(1);
  expect(shown.stderr).toMatch(new RegExp(`^${reference}: 열리지 않습니다`));
}

test('verify and show detect a flipped bit, and still open other requests', async () => {
  await change(one, flipBit);
  await expectDamage(one);
  const { code, stdout } = await office.consult('show', other);
  expect([code, stdout.includes('둘')]).toEqual([0, true]);
});

test('detects the text of row A in row B', async () => {
  let text = '';
  await change(other, (sealed) => {
    text = sealed;
    return sealed;
  });
  await change(one, () => text);
  await expectDamage(one);
});

test('does not start with a wrong or missing key', async () => {
  const [wrong, without] = [someKey('k1'), someKey('k2')];
  for (const SEAL_KEYS of [wrong, without]) {
    const answer = await office.consultWith({ SEAL_KEYS }, 'verify');
    expect(answer.code).toBe(1);
    expect(answer.stderr).toMatch(/^열쇠 k1/);
    const starting = startSite({ ...office.environment, SEAL_KEYS }, SITE);
    await expect(starting).rejects.toThrow('start_failed');
  }
});

test('an old key still opens its rows after a rotation, and can then be removed', async () => {
  const [old, fresh] = [office.environment.SEAL_KEYS ?? '', someKey('k2')];
  const both = { SEAL_KEYS: `${fresh},${old}` };
  expect((await office.consultWith(both, 'show', one)).stdout).toContain('하나');
  const rotated = await office.consultWith(both, 'rotate-key');
  expect(rotated.code, rotated.stderr).toBe(0);
  expect(rotated.stdout).toMatch(/지워도 되는 열쇠: k1/);
  const alone = { SEAL_KEYS: fresh };
  expect((await office.consultWith(alone, 'show', one)).stdout).toContain('하나');
  expect((await office.consultWith(alone, 'verify')).code).toBe(0);
  expect((await office.consultWith(alone, 'find', '010-1234-5678')).stdout).toContain(other);
  const gone = await office.consult('show', one);
  expect([gone.code, gone.stdout]).toEqual([1, '']);
});
