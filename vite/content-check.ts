import { spawnSync } from 'node:child_process';
import { join, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin, ViteDevServer } from 'vite';
import { importWithNode } from './import-with-node.ts';

type Said = typeof import('../checks/content/said-faults.ts');

type Listener = (faults: readonly string[]) => void;

/** Faults of the last check in development, and the functions that get those of each check. */
let last: readonly string[] = [];
const listeners = new Set<Listener>();

/** Calls a function with the faults of the last check, and with those of each later one. @returns ends it */
export function followFaults(listener: Listener): () => void {
  listeners.add(listener);
  listener(last);
  return () => listeners.delete(listener);
}

const script = ['checks/check-content.ts'];

/**
 * Checks the content and reports every fault: a build fails, and in development each page shows them until they are
 * fixed. Runs in its own process or thread, because Vite restarts when a module that its configuration imports changes.
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
        if (status === 0) return;
        // Printed here, because Vite would add its own stack to an error.
        process.stderr.write(stderr);
        process.exit(1);
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

/** Checks in a thread that keeps its modules, because loading them takes most of the time of a check. */
function watchContent(root: string, server: ViteDevServer): void {
  const { hot } = server.environments.client;
  const said = importWithNode<Said>(join(root, 'checks/content/said-faults.ts'));
  let message = '';
  /** Whether a page shows faults. */
  let shown = false;
  let asked = 0;
  let answered = 0;
  let thread: Worker | undefined;
  const show = () => {
    shown = message !== '';
    // The editor has a place of its own for them.
    if (shown && server.config.mode !== 'edit')
      hot.send({ type: 'error', err: { message, stack: '' } });
  };

  async function tell(faults: string[]): Promise<void> {
    const { saidFaults } = await said;
    answered = asked;
    last = faults;
    for (const listener of listeners) listener(faults);
    message = faults.length > 0 ? saidFaults(faults) : '';
    if (message) server.config.logger.error(message);
    // The fault was in a file that was still being written.
    else if (shown) hot.send({ type: 'full-reload' });
    show();
  }

  function start(): Worker {
    const started = new Worker(join(root, 'vite/content-checker.ts'), { workerData: root });
    started.on('message', (answer: { checked: number; faults: string[] }) => {
      if (answer.checked === asked) void tell(answer.faults);
    });
    started.on('error', async (error) => {
      thread = undefined;
      void tell((await said).notChecked(error));
    });
    return started;
  }

  function check(): void {
    message = '';
    asked += 1;
    thread ??= start();
    thread.postMessage(asked);
  }

  function stop(): void {
    void thread?.terminate();
    thread = undefined;
  }

  check();
  server.watcher.on('all', (_, file) => {
    if (file.startsWith(join(root, 'content') + sep)) check();
    else if (file.endsWith('.ts')) {
      // The file may be a module of the check, which the thread has loaded in its old version.
      stop();
      if (answered < asked) check();
    }
  });
  // Shows the faults on pages that were opened or reloaded since.
  hot.on('vite:client:connect', show);
  server.httpServer?.once('close', stop);
}
