import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Config, configOrExit } from '#app/config/config.ts';
import { isServed } from '#app/config/rules.ts';
import { firm } from '#app/firm/view/firm.ts';
import { accountOf } from '#app/platform/data-account.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { ensureBuild } from './build.ts';
import { endsWithThis } from './children.ts';
import { run } from './run.ts';
import { backUp } from './update/data.ts';
import { alone } from './update/lock.ts';
import { checkRoom } from './update/needs.ts';
import { prepareProcessors } from './update/processors.ts';
import { keepAssets, type Release, releases } from './update/releases.ts';
import { restart, serves } from './update/restart.ts';
import { say, UpdateFault } from './update/say.ts';
import { tryRelease } from './update/trial.ts';

/**
 * Updates a running site (docs/operations.md, 14). Builds the new release next to the running one, tries it on a copy
 * of the data, and only then has systemd restart the site with it. If any step fails, the site keeps running as before.
 */
const USAGE = `npm run update              새 판을 받아 올립니다
npm run update -- --here    받지 않고, 이 폴더에 있는 그대로 올립니다. content/를 고치신 뒤에 씁니다
npm run update -- --back    바로 전의 판으로 되돌립니다`;

// The account that runs the site must be able to read the new files, even if the operator's umask is strict.
process.umask(0o022);
try {
  const { values } = parseArgs({
    options: { here: { type: 'boolean' }, back: { type: 'boolean' } },
  });
  refuseOthersFolder();
  if (values.back) await alone(goBack);
  else if (values.here) await alone(update);
  else await fetchAndUpdate();
} catch (error) {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS')) say(USAGE);
  else if (error instanceof UpdateFault || error instanceof StartupError) say(error.message);
  else throw error;
  process.exitCode = 1;
}

/** Refuses root in a folder of another account, which could redirect root's writes. @throws {UpdateFault} */
function refuseOthersFolder(): void {
  if (accountOf('.') === null) return;
  throw new UpdateFault(
    `이 폴더(${process.cwd()})는 관리자(root)의 것이 아닙니다. 폴더의 주인으로 update를 하고, 다시 시작하는 일만 관리자로 해 주세요: sudo systemctl restart site.service`,
  );
}

/** Fetches the new sources and runs their own `scripts/update.ts`, so that each release defines how it is installed. */
async function fetchAndUpdate(): Promise<void> {
  await alone(async () => {
    checkRoom('install', configOrExit({ staysRoot: true }).dataDir);
    say('새 판을 받습니다.');
    await orSay(
      run('git', ['pull', '--ff-only']),
      '새 판을 받지 못했습니다. 위에 까닭이 있습니다. 이 폴더에서 고치신 것이 있어서라면 git pull --rebase --autostash로 합치고, npm ci && npm run update -- --here로 이어 가세요.',
    );
    await orSay(
      run('npm', ['ci']),
      '프로그램을 설치하지 못했습니다. 위의 까닭을 고치고, npm ci && npm run update -- --here로 이어 가세요.',
    );
  });
  await run(process.execPath, [...endsWithThis, 'scripts/update.ts', '--here']).catch(() => {
    process.exitCode = 1;
  });
}

async function update(): Promise<void> {
  const config = configOrExit({ staysRoot: true });
  checkRoom('build', config.dataDir);
  if (firm.sample && isServed(config.origin.href)) {
    throw new UpdateFault(
      '견본 법인은 공개 주소로 열리지 않습니다. content/firm.yaml을 고쳐 주세요.',
    );
  }
  const writeProcessors = prepareProcessors(config);
  const running = releases.live();
  const backup = await backUp(config, running);
  writeProcessors();
  await orSay(ensureBuild(), '새 판을 짓지 못했습니다. 위에 까닭이 있습니다.');
  const next = await releases.lay('dist');
  if (next.name !== running?.name) {
    await tryRelease(next, config, backup);
    if (running) await keepAssets(running.folder, next.folder);
  }
  await goLive(next, running, config);
}

async function goBack(): Promise<void> {
  const config = configOrExit({ staysRoot: true });
  const running = releases.live();
  const before = releases.before();
  if (!running || !before) {
    throw new UpdateFault(
      '되돌릴 판이 없습니다. 이 명령으로 두 번 넘게 올린 뒤에 되돌릴 수 있습니다.',
    );
  }
  // The previous release makes the backup: if it cannot read the database, it stops here with the reason.
  await tryRelease(before, config, await backUp(config, before));
  await keepAssets(running.folder, before.folder);
  await goLive(before, running, config);
}

/** Restarts the site with a release. If it does not come up, restores the release that ran before. */
async function goLive(next: Release, running: Release | null, config: Config): Promise<void> {
  const before = releases.before();
  if (next.name !== running?.name) releases.switchTo(next);
  if (!(await restart())) {
    return say(
      `${next.name} 판을 live에 놓았습니다. 이 폴더의 live를 돌리는 systemd의 site.service는 없습니다. systemd를 설정하시는 중이면 docs/operations.md의 4번을 이어서 하시고, 아니면 서버를 다시 시작해 주세요: live/node live/dist/server/server.js`,
    );
  }
  if (await serves(config, next.name)) {
    releases.prune();
    return say(`${next.name} 판이 돕니다. 되돌리려면: npm run update -- --back`);
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
async function orSay(done: Promise<void>, words: string): Promise<void> {
  await done.catch(() => {
    const site = existsSync('live') ? ' 사이트는 그대로 돕니다.' : '';
    throw new UpdateFault(words + site);
  });
}
