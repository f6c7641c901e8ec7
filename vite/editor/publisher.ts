import { execFile, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { changeWords } from '../../scripts/publish/changes.ts';
import { checkContent } from '../../scripts/publish/check.ts';
import { ContentFault, type Item } from '../../scripts/publish/content-fault.ts';
import { pushFault, words } from './publisher-words.ts';

const execute = promisify(execFile);
const PUSH_TIMEOUT_MS = 180_000;

/** Answer of the editor to an act. */
interface Said {
  text: string;
  /** Files and what has changed in them, or places and what is wrong there. */
  items: Item[];
  /** Whether a new token may help. */
  needsToken?: boolean;
}

/** Acts of the editor on the repository in a folder. Only content/ is committed. */
interface Publisher {
  /** Lists what has been saved but not published. */
  status(): Promise<Said>;
  publish(): Promise<Said>;
  /** Publishes content/ as it was before the last publication. */
  undo(): Promise<Said>;
  /** Uses this token from now on, and keeps it once it has worked. @returns why it cannot be used; null if it can */
  takeToken(token: string): Promise<Said | null>;
}

/** A sentence for the editor, about what stopped an act. */
class Stopped extends Error {
  readonly said: Said;

  constructor(text: string, rest: Partial<Said> = {}) {
    super(text);
    this.said = { text, items: [], ...rest };
  }
}

/** @param check throws ContentFault if the content has faults */
export function openPublisher(root: string, check = () => checkContent(root)): Publisher {
  let given: Record<string, string> = {};
  let keepToken = async () => {};

  const git = async (...args: string[]) => {
    const env = { ...process.env, ...given, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
    const own = (await isNamed(root)) ? [] : UNNAMED;
    const options = { cwd: root, env, timeout: PUSH_TIMEOUT_MS, maxBuffer: 64 * 2 ** 20 };
    return (await execute('git', ['-c', 'core.quotePath=false', ...own, ...args], options)).stdout;
  };

  async function changes(): Promise<Item[]> {
    const said = await git('status', '--porcelain', '-z', '--no-renames', '-uall', '--', 'content');
    const paths = said
      .split('\0')
      .filter(Boolean)
      .map((line) => line.slice(3));
    const files = paths.map(async (path) => ({
      path: path.replace(/^content\//, ''),
      before: await git('show', `HEAD:${path}`).catch(() => null),
      after: await readFile(join(root, path), 'utf8').catch(() => null),
    }));
    return changeWords(await Promise.all(files));
  }

  const isAhead = async () =>
    Number(await git('rev-list', '--count', '@{upstream}..HEAD').catch(() => '1')) > 0;

  /** Commits what content/ has become, and nothing else. */
  async function commit(message: string): Promise<void> {
    await git('add', '--all', '--', 'content');
    await git('commit', '--quiet', '-m', message, '--', 'content');
  }

  async function push(): Promise<void> {
    const branch = (await git('symbolic-ref', '--short', 'HEAD')).trim();
    const send = () => git('push', '--quiet', '--set-upstream', 'origin', `HEAD:${branch}`);
    await send()
      .catch(async (error) => {
        if (!/\[rejected\]|fetch first|non-fast-forward/.test(String(error.stderr))) throw error;
        await takeOthers(branch);
        await send();
      })
      .catch((error) => {
        if (error instanceof Stopped) throw error;
        const { text, needsToken } = pushFault(String(error.stderr ?? error.message));
        throw new Stopped(text, { needsToken });
      });
    await keepToken();
    keepToken = async () => {};
  }

  /** Puts the commits of this folder on top of those that others have pushed. */
  async function takeOthers(branch: string): Promise<void> {
    await git('fetch', '--quiet', 'origin', branch);
    await git('rebase', '--quiet', '--autostash', 'FETCH_HEAD').catch(async () => {
      await git('rebase', '--abort').catch(() => '');
      throw new Stopped(words.conflict);
    });
  }

  /** Explains what stops an act. */
  async function saying(act: () => Promise<Said>): Promise<Said> {
    try {
      const inside = await git('rev-parse', '--is-inside-work-tree').catch((error) =>
        error.code === 'ENOENT' ? 'none' : '',
      );
      if (!inside.startsWith('true')) throw new Stopped(inside ? words.noGit : words.noRepository);
      return await act();
    } catch (error) {
      if (error instanceof Stopped) return error.said;
      if (error instanceof ContentFault) return { text: words.faults, items: error.items };
      const { stderr, message } = Object(error);
      return { text: words.unknown(String(stderr || message)), items: [] };
    }
  }

  const publish = () =>
    saying(async () => {
      const items = await changes();
      if (items.length === 0 && !(await isAhead())) return { text: words.nothing, items };
      await check();
      if (items.length > 0) await commit(messageOf(items));
      await push();
      return { text: words.published, items };
    });

  return {
    publish,
    status: () =>
      saying(async () => {
        const items = await changes();
        if (items.length > 0) return { text: words.unpublished(items.length), items };
        return { text: (await isAhead()) ? words.notSent : words.nothing, items };
      }),
    undo: () =>
      saying(async () => {
        if ((await changes()).length > 0) throw new Stopped(words.unpublishedFirst);
        // Nothing is undone unless it can be sent.
        await push();
        const last = (await git('log', '-1', '--format=%H', '--', 'content')).trim();
        const before = `${last}^`;
        await git('rev-parse', '--quiet', '--verify', before).catch(() => {
          throw new Stopped(words.nothingToUndo);
        });
        await git('restore', `--source=${before}`, '--staged', '--worktree', '--', 'content');
        const items = await changes();
        await commit(words.undoCommit);
        await push();
        return { text: words.undone, items };
      }),
    takeToken: async (token) => {
      const remote = URL.parse((await git('remote', 'get-url', 'origin').catch(() => '')).trim());
      if (remote?.protocol !== 'https:') return { text: words.noToken, items: [] };
      keepToken = () => remember(remote, token);
      const basic = Buffer.from(`${USER}:${token}`).toString('base64');
      // In the environment, because other programs of this machine can read arguments.
      given = {
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `http.${remote.origin}/.extraheader`,
        GIT_CONFIG_VALUE_0: `Authorization: Basic ${basic}`,
      };
      return null;
    },
  };

  /** Hands a token to the program in which this machine keeps its passwords, if it has one. */
  function remember({ host }: URL, token: string): Promise<void> {
    return new Promise((resolve) => {
      const child = spawn('git', ['credential', 'approve'], { cwd: root });
      child.on('close', () => resolve()).on('error', () => resolve());
      child.stdin.end(`protocol=https\nhost=${host}\nusername=${USER}\npassword=${token}\n\n`);
    });
  }
}

/** Name that GitHub expects with a token. */
const USER = 'x-access-token';

/** Author of commits on a machine on which Git knows nobody. */
const UNNAMED = ['-c', 'user.name=사이트 편집기', '-c', 'user.email=editor@localhost'];

async function isNamed(root: string): Promise<boolean> {
  return execute('git', ['config', 'user.email'], { cwd: root }).then(
    ({ stdout }) => stdout.trim() !== '',
    () => false,
  );
}

function messageOf(items: readonly Item[]): string {
  const [first, ...others] = items;
  const rest = others.length > 0 ? ` 외 ${others.length}개` : '';
  return `게시: ${first?.term}${rest}`;
}
