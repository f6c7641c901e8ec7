import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { configOrExit } from '#app/config/config.ts';
import { ensureBuild } from './build.ts';
import { run } from './run.ts';
import { backUp } from './update/data.ts';
import { checkRoom } from './update/needs.ts';
import { keepAssets, type Release, releases } from './update/releases.ts';
import { restart, servedBuild } from './update/restart.ts';
import { say, UpdateFault } from './update/say.ts';
import { tryRelease } from './update/trial.ts';

/**
 * Updates a running site (docs/operations.md, 16): builds the new release beside the one that runs, tries it on a copy of
 * the data, and only then has systemd restart the site with it. Where anything fails, the site goes on as before.
 */
const USAGE = `npm run update              새 판을 받아 올립니다
npm run update -- --here    받지 않고, 이 폴더에 있는 그대로 올립니다. content/를 고치신 뒤에 씁니다
npm run update -- --back    바로 전의 판으로 되돌립니다`;

// The account that runs the site reads what is made here, however strict the operator's own mask is.
process.umask(0o022);
try {
  const { values } = parseArgs({
    options: { here: { type: 'boolean' }, back: { type: 'boolean' } },
  });
  if (values.back) await goBack();
  else if (values.here) await update();
  else await fetchAndUpdate();
} catch (error) {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS')) say(USAGE);
  else if (error instanceof UpdateFault) say(error.message);
  else throw error;
  process.exitCode = 1;
}

/** The new sources bring their own way to update. */
async function fetchAndUpdate(): Promise<void> {
  checkRoom('install');
  say('새 판을 받습니다.');
  await orSay(run('git', ['pull', '--ff-only']), '새 판을 받지 못했습니다.');
  await orSay(run('npm', ['ci']), '프로그램을 설치하지 못했습니다.');
  await run(process.execPath, ['scripts/update.ts', '--here']).catch(() => {
    process.exitCode = 1;
  });
}

async function update(): Promise<void> {
  checkRoom('build');
  const config = configOrExit();
  const running = releases.live();
  const backup = await backUp(config, running);
  await orSay(ensureBuild(), '새 판을 짓지 못했습니다. 위에 까닭이 있습니다.');
  const next = await releases.lay('dist');
  if (next.name === running?.name) return say(`지금 도는 판과 같습니다(${next.name}).`);
  await tryRelease(next, config, backup);
  if (running) await keepAssets(running.folder, next.folder);
  await goLive(next, running);
  releases.prune();
}

async function goBack(): Promise<void> {
  const config = configOrExit();
  const running = releases.live();
  const before = releases.before();
  if (!before)
    throw new UpdateFault('되돌릴 판이 없습니다. 이 명령으로 올린 판만 되돌릴 수 있습니다.');
  // What the release before cannot read, it cannot back up: this says so.
  await tryRelease(before, config, await backUp(config, before));
  await goLive(before, running);
}

/** Restarts the site with a release. Where it does not come up, the one before is put back. */
async function goLive(next: Release, running: Release | null): Promise<void> {
  const config = configOrExit();
  releases.switchTo(next);
  if (!(await restart())) {
    return say(
      `${next.name} 판을 live에 놓았습니다. systemd의 site.service가 없으니 서버를 다시 시작해 주세요: live/node live/dist/server/server.js`,
    );
  }
  if ((await servedBuild(config, next.name)) === next.name) {
    return say(`${next.name} 판이 돕니다. 되돌리려면: npm run update -- --back`);
  }
  if (!running) {
    throw new UpdateFault('사이트가 열리지 않습니다. 까닭을 보세요: journalctl -u site -n 50');
  }
  releases.switchTo(running);
  await restart();
  throw new UpdateFault(
    `새 판이 1분 안에 열리지 않아 ${running.name} 판으로 되돌렸습니다. 까닭을 보세요: journalctl -u site -n 50`,
  );
}

/** What a program says of its failure stands above. */
async function orSay(done: Promise<void>, words: string): Promise<void> {
  await done.catch(() => {
    const site = existsSync('live') ? ' 사이트는 그대로 돕니다.' : '';
    throw new UpdateFault(words + site);
  });
}
