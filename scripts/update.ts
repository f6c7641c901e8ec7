// Before the imports that read the content.
import './publish/use-published.ts';
import { parseArgs } from 'node:util';
import { configOrExit } from '#app/config/config.ts';
import { accountOf } from '#app/platform/data-account.ts';
import { StartupError } from '#app/platform/startup-error.ts';
import { endsWithThis } from './children.ts';
import { isPublished, LAST, layOut } from './publish/sources.ts';
import { run } from './run.ts';
import { backUp } from './update/data.ts';
import { goLive, install, orSay, refuseSample } from './update/install.ts';
import { alone } from './update/lock.ts';
import { checkCopies, checkRoom } from './update/needs.ts';
import { prepareProcessors, refuseUnnamed } from './update/processors.ts';
import { keepAssets, releases } from './update/releases.ts';
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
    `이 폴더(${process.cwd()})는 관리자(root)의 것이 아닙니다. 폴더의 주인으로 해 주세요: sudo -u site npm run update`,
  );
}

/** Fetches the new sources and runs their own `scripts/update.ts`, so that each release defines how it is installed. */
async function fetchAndUpdate(): Promise<void> {
  await alone(async () => {
    checkRoom('install');
    checkCopies(configOrExit({ staysRoot: true }).dataDir);
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
  checkRoom('build');
  checkCopies(config.dataDir);
  if (isPublished()) say(`글은 content/가 아니라 마지막으로 게시한 것(${LAST})을 씁니다.`);
  const sources = isPublished() ? layOut(LAST) : '.';
  refuseSample(config);
  if (isPublished()) refuseUnnamed(config);
  await install(sources, config, isPublished() ? undefined : prepareProcessors(config));
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
