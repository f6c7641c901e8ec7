import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openOffice } from '../../../../tests/site/office.ts';

/** An account that is none of this machine's people. */
const SITE_ID = 64_321;

function ownersIn(folder: string): Set<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Set(files.map((file) => statSync(join(folder, file)).uid));
}

test.skipIf(process.getuid?.() !== 0)(
  'what root backs up and restores belongs to the account of the site',
  async () => {
    const office = await openOffice();
    onTestFinished(() => office.close());
    execFileSync('chown', ['-R', `${SITE_ID}:${SITE_ID}`, office.dataDir]);
    const backedUp = await office.consult('backup');
    expect([backedUp.code, backedUp.stderr]).toEqual([0, '']);
    expect(ownersIn(office.dataDir)).toEqual(new Set([SITE_ID]));

    const folder = await mkdtemp(join(tmpdir(), 'restored-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await chown(folder, SITE_ID, SITE_ID);
    const [backup = ''] = readdirSync(join(office.dataDir, 'backups'));
    const restored = await office.consultWith(
      { settings: { DATA_DIR: folder } },
      'restore',
      join(office.dataDir, 'backups', backup),
    );
    expect([restored.code, restored.stderr]).toEqual([0, '']);
    expect(ownersIn(folder)).toEqual(new Set([SITE_ID]));
  },
);
