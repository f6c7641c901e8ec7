import {
  type ChildProcessByStdio,
  execFile,
  execFileSync,
  spawn,
  spawnSync,
} from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { openHttpPeer } from '../fakes/http-peer.ts';
import { openSmtpPeer } from '../fakes/smtp-peer.ts';
import { openOperator } from './operator.ts';

const run = promisify(execFile);
const PUBLISH = 'scripts/publish.ts';

const QUICK = `import { cpSync, readFileSync, writeFileSync } from 'node:fs';
const { buildId } = await import(process.cwd() + '/vite/build-id.ts');
const to = process.env.BUILD_FOLDER;
cpSync('../../live/dist', to, { recursive: true });
const id = buildId(process.cwd());
const latest = to + '/client/assets/builds/latest.json';
writeFileSync(latest, JSON.stringify({ ...JSON.parse(readFileSync(latest, 'utf8')), id }));
writeFileSync(to + '/build-id', id);
`;

/** An account that nobody on this machine has; tests that are not root's use their own. */
const account = process.getuid?.() === 0 ? { uid: 64_321, gid: 64_321 } : undefined;
const asAccount = account
  ? `setpriv --reuid=${account.uid} --regid=${account.gid} --clear-groups`
  : '';

/** Whether this account may mount a file system, which needs a namespace of its own. */
export const canMount =
  spawnSync('unshare', ['-m', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

/** A site whose content comes from a repository, the office that pushes to it, and the reports to both. */
export type PublishedSite = Awaited<ReturnType<typeof openPublishedSite>>;

/** Installs and starts a site as the guide says for publishing: everything belongs to the site's account. */
export async function openPublishedSite() {
  const operator = await openOperator();
  const { folder } = operator;
  const [office, hook] = [await openSmtpPeer(), await openHttpPeer()];
  const remote = join(folder, 'remote.git');
  await writeFile(
    join(folder, '.env'),
    [
      'TRUSTED_PROXIES=127.0.0.1',
      `CONTENT_REMOTE=${remote}`,
      `SMTP_URL=${office.url}`,
      'MAIL_TO=desk@example.com,chief@example.com',
      'CHANNELS=file',
      `ALERT_WEBHOOK_URL=${hook.url}`,
      '',
    ].join('\n'),
  );
  await operator.type('npm run -s update -- --here');
  // Builds write to the caches.
  await rm(join(folder, '.cache'));
  await mkdir(join(folder, '.cache'));
  for (const name of await readdir('.cache')) {
    if (name === 'compile') continue;
    await cp(join('.cache', name), join(folder, '.cache', name), { recursive: true });
  }
  const desk = join(folder, 'desk');
  await mkdir(desk);
  await cp(join(folder, 'content'), join(desk, 'content'), { recursive: true });
  const env = { ...operator.environment, HOME: folder };
  const git = async (...words: string[]) => {
    const own = ['-c', 'user.name=office', '-c', 'user.email=office@example.com'];
    await run('git', [...own, ...words], { cwd: desk, env, ...account });
  };
  if (account) execFileSync('chown', ['-R', '-h', `${account.uid}:${account.gid}`, folder]);
  await git('init', '--quiet', '--bare', '-b', 'main', remote);
  await git('init', '--quiet', '-b', 'main');
  await git('remote', 'add', 'origin', remote);
  const supervisor = await operator.supervise(account);

  const push = async () => {
    await git('add', '--all');
    await git('commit', '--quiet', '-m', 'content');
    await git('push', '--quiet', 'origin', 'main');
  };
  const begin = (script: string, words: string[], more: NodeJS.ProcessEnv = {}) =>
    spawn(process.execPath, [script, ...words], {
      cwd: folder,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    });
  const finish = async (child: ChildProcessByStdio<null, Readable, Readable>) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const [code] = await once(child, 'close');
    return { code, said };
  };
  return {
    operator,
    office,
    hook,
    remote,
    desk,
    git,
    /** Commits and pushes what is in the office's folder, after writing these files of it. */
    async save(files: Readonly<Record<string, string>>) {
      for (const [path, text] of Object.entries(files)) await writeFile(join(desk, path), text);
      if (account) execFileSync('chown', ['-R', '-h', `${account.uid}:${account.gid}`, desk]);
      await push();
    },
    /** Begins a publication, and kills it as soon as it has printed these words. */
    async killAt(words: string) {
      const child = begin(PUBLISH, ['--now']);
      const end = finish(child);
      let said = '';
      child.stdout.on('data', (text: string) => {
        said += text;
        if (said.includes(words)) child.kill('SIGKILL');
      });
      return end;
    },
    /**
     * Runs publications one after the other, with the folder of publications on a file system that has room for what is
     * there and some MB. Before the second one, nothing is left.
     */
    publishInRoomFor(mb: number, times: number) {
      const node = `${asAccount} ${process.execPath} ${PUBLISH} --now`;
      const fill = 'cat /dev/zero > published/fill 2> /dev/null || true';
      const script = `size=$(du -sk published | cut -f1)
        mount -t tmpfs -o mode=755,size=$((size + ${mb} * 1024))k tmpfs /mnt
        cp -a published/. /mnt && chown --reference=published /mnt && mount --move /mnt published
        ${node}
        ${Array.from({ length: times - 1 }, () => `${fill}; ${node}`).join('\n')}`;
      return finish(
        spawn('unshare', ['-m', 'sh', '-c', script], {
          cwd: folder,
          env,
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      );
    },
    /** Runs a publication to its end; resolves with its output. */
    publish: (words = ['--now'], more: NodeJS.ProcessEnv = {}) =>
      finish(begin(PUBLISH, words, more)),
    /** `npm run update -- --here` as the site's account. */
    update: async () => (await finish(begin('scripts/update.ts', ['--here']))).said,
    /**
     * Replaces Vite, or takes it back: a build is the running one under its new id then. It takes no time and does not
     * show the changed content.
     */
    async buildQuickly(quickly: boolean) {
      const packages = join(folder, 'node_modules');
      await rm(packages, { recursive: true });
      if (!quickly) return symlink(resolve('node_modules'), packages);
      await mkdir(join(packages, 'vite/bin'), { recursive: true });
      for (const name of await readdir('node_modules')) {
        if (name !== 'vite') await symlink(resolve('node_modules', name), join(packages, name));
      }
      await writeFile(join(packages, 'vite/bin/vite.js'), QUICK);
      await writeFile(join(packages, 'vite/package.json'), '{ "type": "module" }');
    },
    /** Subjects of the mails to the office so far. */
    told: () => office.received.map(({ mail }) => mail.subject),
    /** Reasons in the alerts to the operator so far. */
    alerted: () => hook.requests.map(({ body }) => String(JSON.parse(body).reason)),
    async page(path: string) {
      // A quick build has the compressed files of the build before.
      const headers = { 'accept-encoding': 'identity' };
      return (await fetch(operator.url + path, { headers })).text();
    },
    async close() {
      await supervisor.close();
      await operator.close();
      await office.close();
      await hook.close();
    },
  };
}
