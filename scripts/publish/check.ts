import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { endsWithThis } from '../children.ts';
import { UpdateFault } from '../update/say.ts';
import { ContentFault } from './content-fault.ts';

const execute = promisify(execFile);

/**
 * Checks the content of a folder of sources, in its own process.
 *
 * @throws {ContentFault} with every fault
 * @throws {UpdateFault} if the check itself fails
 */
export async function checkContent(sources: string): Promise<void> {
  const { CONTENT_ROOT: _, ...env } = process.env;
  const words = [...endsWithThis, 'checks/check-content.ts'];
  await execute(process.execPath, words, { cwd: sources, env }).catch(({ stderr = '', code }) => {
    const [, ...faults] = String(stderr).split(/^- /m);
    const own = faults.map((fault) => fault.trim());
    if (code === 1 && own.length > 0 && !own.some((fault) => fault.startsWith(NOT_CHECKED))) {
      throw new ContentFault(own);
    }
    throw new UpdateFault(`글을 검사하지 못했습니다. ${String(stderr).slice(0, 2000)}`);
  });
}

/** First words of the only fault if the check itself fails. */
const NOT_CHECKED = '검사를 끝내지 못했습니다';
