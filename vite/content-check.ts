import { execFile, spawnSync } from 'node:child_process';
import { join, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

const script = ['scripts/check-content.ts'];

/**
 * Checks the content and names every fault: a build fails, and in development each page shows them until they
 * are mended. In a child process: Vite restarts when a module that its configuration imports changes.
 */
export function contentCheck(root: string): Plugin[] {
  return [
    {
      name: 'content-check',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      buildStart() {
        const options = { cwd: root, encoding: 'utf8' } as const;
        const { status, stderr } = spawnSync(process.execPath, script, options);
        if (status !== 0) this.error(stderr);
      },
    },
    {
      name: 'content-check-development',
      apply: 'serve',
      configureServer(server) {
        // Tests start Vite's plugins without a port.
        if (server.httpServer) watchContent(root, server);
      },
    },
  ];
}

function watchContent(root: string, server: ViteDevServer): void {
  const { hot } = server.environments.client;
  let faults = '';
  let running: ReturnType<typeof execFile> | undefined;
  const show = () => {
    if (faults) hot.send({ type: 'error', err: { message: faults, stack: '' } });
  };

  function check(): void {
    running?.kill();
    faults = '';
    const child = execFile(process.execPath, script, { cwd: root }, (error, _, stderr) => {
      if (running !== child) return;
      faults = error ? stderr : '';
      if (faults) server.config.logger.error(faults);
      show();
    });
    running = child;
  }

  check();
  server.watcher.on('all', (_, file) => {
    if (file.startsWith(join(root, 'content') + sep)) check();
  });
  // A page that was opened or reloaded meanwhile.
  hot.on('vite:client:connect', show);
  server.httpServer?.once('close', () => running?.kill());
}
