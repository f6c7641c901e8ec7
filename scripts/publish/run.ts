import { readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { checkRoom } from '../update/needs.ts';
import { point } from '../update/point.ts';
import { releases } from '../update/releases.ts';
import { say, UpdateFault } from '../update/say.ts';
import { changeWords } from './changes.ts';
import { checkContent } from './check.ts';
import { ContentFault } from './content-fault.ts';
import { isFullDisk } from './full-disk.ts';
import {
  changedFiles,
  checkOut,
  type Fetched,
  fetchContent,
  keep,
  RemoteFault,
  treeOfInstalled,
} from './repository.ts';
import { FOLDER, LAST, layOut } from './sources.ts';
import { readState, type State, writeState } from './state.ts';
import { shortened, type Telling, tellAll } from './tell.ts';

/** Least time between the beginnings of two publications. */
const GAP_MS = 5 * 60_000;
/** Pause after a fault that is not of the content. */
const PAUSE_MS = 60 * 60_000;
/** Fetches that must fail one after the other before the operator is alerted: hosts of repositories rest now and then. */
const LOST_TIMES = 3;

/**
 * Publishes the content of a branch if it has changed. A fault leaves the site as it is, and is
 * reported once: faults of the content to the office, others to the operator.
 *
 * @param now whether to try at once, even what has failed or was tried a moment ago
 */
export async function publish(
  { remote, branch }: { remote: string; branch: string },
  now: boolean,
): Promise<void> {
  const state = readState();
  await tellLeft(state);
  let fetched: Fetched;
  try {
    fetched = await fetchContent(remote, branch);
  } catch (error) {
    if (!(error instanceof RemoteFault) || isFullDisk(error)) throw error;
    return lose(
      state,
      `${remote} (${branch})\n${error.message}`.replaceAll(/\/\/[^@/\s]*@/g, '//'),
    );
  }
  state.lost = 0;
  // Says nothing, because the timer comes every minute.
  if (!now && fetched.tree === state.published) return writeState(state);
  const wait = now ? '' : reasonToWait(state, fetched.tree);
  if (wait) {
    writeState(state);
    return say(wait);
  }
  Object.assign(state, { tried: fetched.tree, begun: Date.now(), again: GAP_MS });
  // Before the work: a killed publication counts as one of those in five minutes.
  writeState(state);
  try {
    await release(fetched);
  } catch (error) {
    if (error instanceof ContentFault) return refuse(state, error);
    if (isFullDisk(error)) throw error;
    state.again = PAUSE_MS;
    return tellOperator(state, error instanceof Error ? error.message : String(error));
  }
  await succeed(state, fetched);
}

function reasonToWait({ tried, begun, again }: State, tree: string): string {
  const passed = Date.now() - begun;
  // A clock that was set back must not stop publishing.
  const within = (ms: number) => passed >= 0 && passed < ms;
  if (tree !== tried) return within(GAP_MS) ? '5분에 한 번만 올립니다. 다음에 올립니다.' : '';
  if (again === null) return '고칠 곳이 있는 글 그대로입니다.';
  return within(again) ? '지난번에 올리지 못했습니다. 나중에 다시 합니다.' : '';
}

/** Makes a release of this program and the fetched content, and runs the site with it. */
async function release({ tree }: Fetched): Promise<void> {
  const live = releases.live();
  if (!live || !releases.isOfThisProgram(live)) {
    throw new UpdateFault(
      '사이트 폴더의 프로그램이 지금 도는 판의 것이 아니어서 올리지 않았습니다. npm run update를 끝까지 해 주세요.',
    );
  }
  checkRoom('build');
  const content = await checkOut(tree);
  const sources = layOut(content);
  await checkContent(sources);
  // The modules that read the content are imported after it has passed the check.
  process.env.CONTENT_ROOT = resolve(content);
  const { installPublished } = await import('./install-published.ts');
  await installPublished(sources);
  point(LAST, basename(content));
}

async function succeed(state: State, fetched: Fetched): Promise<void> {
  const before = state.published ?? (await treeOfInstalled());
  const changes = changeWords(await changedFiles(before, fetched.tree));
  const at = new Intl.DateTimeFormat('ko-KR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  }).format(new Date());
  Object.assign(state, { published: fetched.tree, again: null, told: '' });
  await tellNow(state, {
    since: Date.now(),
    to: 'office',
    title: '게시한 글을 사이트에 올렸습니다',
    intro: [
      `${at}에 올렸습니다. 지금 사이트에서 보실 수 있습니다.`,
      '되돌리시려면 편집기의 게시에서 마지막 게시 되돌리기를 누르세요.',
    ],
    parts: [{ title: '바뀐 것', items: shortened(changes) }],
  });
  await keep(fetched);
  removeOld(fetched.tree);
}

async function refuse(state: State, { items }: ContentFault): Promise<void> {
  state.again = null;
  await tellNow(state, {
    since: Date.now(),
    to: 'office',
    title: '게시한 글을 올리지 못했습니다',
    intro: [
      '사이트에는 전에 올린 글이 그대로 있습니다.',
      '아래의 곳을 편집기에서 고치고 저장한 뒤 다시 게시를 눌러 주세요.',
    ],
    parts: [{ title: '고칠 곳', items: shortened(items) }],
  });
}

async function lose(state: State, reason: string): Promise<void> {
  state.lost += 1;
  say(`글이 있는 저장소를 읽지 못했습니다. ${reason}`);
  if (state.lost < LOST_TIMES) return writeState(state);
  await tellOperator(
    state,
    `글이 있는 저장소를 ${LOST_TIMES}번 이어서 읽지 못했습니다. 주소(CONTENT_REMOTE)와 열쇠(${FOLDER}/key)가 맞는지 봐 주세요. ${reason}`,
  );
}

/** Alerts the operator, unless the last report was the same. */
async function tellOperator(state: State, reason: string): Promise<void> {
  say(reason);
  if (state.told === reason) return writeState(state);
  state.told = reason;
  await tellNow(state, { since: Date.now(), to: 'operator', reason });
}

/** Writes the state first, so that a killed publication sends a report twice rather than never. */
async function tellNow(state: State, telling: Telling): Promise<void> {
  state.untold.push(telling);
  writeState(state);
  await tellLeft(state);
}

async function tellLeft(state: State): Promise<void> {
  if (state.untold.length === 0) return;
  state.untold = await tellAll(state.untold);
  writeState(state);
}

/** Removes the content of earlier publications. */
function removeOld(tree: string): void {
  for (const name of readdirSync(FOLDER)) {
    if (/^[\da-f]{40,64}(?:\.new)?$/.test(name) && name !== tree) {
      rmSync(join(FOLDER, name), { recursive: true, force: true });
    }
  }
}
