import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { environmentOf } from '../site/server.ts';
import { holdPort } from './held-port.ts';
import type { Instance } from './instances.ts';

/** Starts a program again whenever it ends, and says its number each time. */
const KEEP = `while :; do
  sh -c 'echo $$; LISTEN_PID=$$ LISTEN_FDS=1 exec "$0" "$@"' "$0" "$@"
done`;

/**
 * An instance whose port is held open for it, as systemd does with deploy/site.socket: it is handed the socket, and
 * started again whenever it ends.
 */
export async function startHeld(
  settings: Record<string, string>,
  build: string,
  { port, dataDir }: { port: number; dataDir: string },
): Promise<Instance> {
  const socket = await holdPort(port);
  const keeper: ChildProcess = spawn(
    'sh',
    ['-c', KEEP, process.execPath, `${build}/server/server.js`],
    {
      env: environmentOf(settings, port, dataDir),
      stdio: ['ignore', 'pipe', 'ignore', socket.fd],
      detached: true,
    },
  );
  // The keeper has it, too: it stays open.
  socket.close();
  let pid = 0;
  async function started(): Promise<void> {
    if (keeper.stdout) pid = Number(await once(keeper.stdout, 'data'));
    // It waits in the socket.
    await fetch(`http://127.0.0.1:${port}/readyz`);
  }
  await started();
  return {
    async restart(how) {
      const again = started();
      process.kill(pid, how === 'stop' ? 'SIGTERM' : 'SIGKILL');
      await again;
    },
    async stop() {
      const ended = once(keeper, 'exit');
      process.kill(-(keeper.pid ?? 0), 'SIGKILL');
      await ended;
    },
  };
}
