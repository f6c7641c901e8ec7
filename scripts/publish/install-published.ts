import { configOrExit } from '#app/config/config.ts';
import { install, refuseSample } from '../update/install.ts';
import { checkCopies } from '../update/needs.ts';
import { refuseUnnamed } from '../update/processors.ts';
import { UpdateFault } from '../update/say.ts';
import { ContentFault } from './content-fault.ts';

/**
 * Installs a release from a folder of sources whose content is published.
 *
 * @throws {ContentFault} if a site with this content would not start
 * @throws {UpdateFault} with the failed step; the site keeps running as before
 */
export async function installPublished(sources: string): Promise<void> {
  const config = configOrExit();
  checkCopies(config.dataDir);
  try {
    refuseSample(config);
    refuseUnnamed(config);
  } catch (error) {
    throw error instanceof UpdateFault ? new ContentFault([error.message]) : error;
  }
  if (await install(sources, config)) return;
  throw new UpdateFault(
    '새 글로 지은 판을 live에 놓았지만 systemd의 site.service를 찾지 못했습니다. 서버를 다시 시작해 주세요: live/node live/dist/server/server.js',
  );
}
