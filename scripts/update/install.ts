import { existsSync } from 'node:fs';
import type { Config } from '#app/config/config.ts';
import { isServed } from '#app/config/rules.ts';
import { firm } from '#app/firm/view/firm.ts';
import { ensureBuild } from '../build.ts';
import { backUp } from './data.ts';
import { keepAssets, type Release, releases } from './releases.ts';
import { restart, serves } from './restart.ts';
import { say, UpdateFault } from './say.ts';
import { tryRelease } from './trial.ts';

/** @throws {UpdateFault} if the site would refuse to start, because visitors would write to an invented firm */
export function refuseSample(config: Config): void {
  if (!firm.sample || !isServed(config.origin.href)) return;
  throw new UpdateFault(
    '견본 법인은 공개 주소로 열리지 않습니다. content/firm.yaml을 고쳐 주세요.',
  );
}

/**
 * Builds what a folder of sources contains next to the running release, tries it on a copy of the data, and restarts the
 * site with it.
 *
 * @param afterBackup changes that need a backup first
 * @returns whether the site was restarted
 * @throws {UpdateFault} with the failed step; the site keeps running as before
 */
export async function install(
  sources: string,
  config: Config,
  afterBackup = () => {},
): Promise<boolean> {
  const running = releases.live();
  const backup = await backUp(config, running);
  afterBackup();
  const next = releases.of(sources) ?? (await build(sources));
  if (next.name !== running?.name) {
    await tryRelease(next, config, backup);
    if (running) await keepAssets(running.folder, next.folder);
  }
  return goLive(next, running, config);
}

async function build(sources: string): Promise<Release> {
  await orSay(ensureBuild(sources), '새 판을 짓지 못했습니다. 위에 까닭이 있습니다.');
  return releases.lay(sources);
}

/**
 * Restarts the site with a release. If it does not come up, restores the release that ran before.
 *
 * @returns whether systemd runs the site and has restarted it
 */
export async function goLive(
  next: Release,
  running: Release | null,
  config: Config,
): Promise<boolean> {
  const before = releases.before();
  if (next.name !== running?.name) releases.switchTo(next);
  if (!(await restart())) {
    say(
      `${next.name} 판을 live에 놓았습니다. 이 폴더의 live를 돌리는 systemd의 site.service는 없습니다. systemd를 설정하시는 중이면 docs/operations.md의 4번을 이어서 하시고, 아니면 서버를 다시 시작해 주세요: live/node live/dist/server/server.js`,
    );
    return false;
  }
  if (await serves(config, next.name)) {
    releases.prune();
    say(`${next.name} 판이 돕니다. 되돌리려면: npm run update -- --back`);
    return true;
  }
  const reason = '까닭을 보세요: journalctl -u site -n 50';
  if (!running || running.name === next.name) {
    throw new UpdateFault(`사이트가 열리지 않습니다. ${reason}`);
  }
  releases.putBack(running, before);
  await restart();
  throw new UpdateFault(
    (await serves(config, running.name))
      ? `새 판이 열리지 않아 ${running.name} 판으로 되돌렸습니다. ${reason}`
      : `새 판이 열리지 않아 ${running.name} 판을 다시 놓았는데, 그것도 열리지 않습니다. 새 판이 데이터베이스의 표를 바꾸었다면 올리기 전의 백업을 되찾아야 합니다: docs/operations.md의 11번, systemd에서 되찾기. ${reason}`,
  );
}

/** Rejects with `words` if a program fails; the program itself has printed the reason. */
export async function orSay(done: Promise<void>, words: string): Promise<void> {
  await done.catch(() => {
    const site = existsSync('live') ? ' 사이트는 그대로 돕니다.' : '';
    throw new UpdateFault(words + site);
  });
}
