import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import * as v from 'valibot';
import { publishing } from '#app/config/publishing.ts';
import { UpdateFault } from '../update/say.ts';

/**
 * Reads where the content comes from, without the other settings: their modules read the content.
 *
 * @throws {UpdateFault} if the setting has a fault
 */
export function remoteOf(): { remote: string; branch: string } | null {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
  const given = { ...file, ...process.env };
  const settings = {
    CONTENT_REMOTE: given.CONTENT_REMOTE || undefined,
    CONTENT_BRANCH: given.CONTENT_BRANCH || undefined,
  };
  const read = v.safeParse(publishing, settings);
  if (!read.success) throw new UpdateFault(`.env: ${read.issues[0].message}`);
  return read.output.publishing;
}
