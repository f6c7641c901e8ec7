import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from '#app/platform/data-account.ts';
import { holdPort } from './held-port.ts';

export interface Supervisor {
  /** Ends the site and its supervisor. */
  close(): Promise<void>;
}

/**
 * Imitates systemd with deploy/site.socket and deploy/site.service: holds the port open, hands it to the site, and
 * restarts the site whenever it ends. `systemctl` knows the unit from then on.
 *
 * @param folder the site's folder
 * @param shims a folder of programs that precede the system's
 * @param account account that the site runs as
 */
export async function supervise(
  folder: string,
  shims: string,
  port: number,
  env: NodeJS.ProcessEnv,
  account?: Account,
): Promise<Supervisor> {
  const socket = await holdPort(port);
  const [pid, stopped] = [join(folder, '.pid'), join(folder, '.stopped')];
  const script = `while :; do
    if [ ! -e '${stopped}' ]; then
      sh -c 'echo $$ > "$0"; LISTEN_PID=$$ LISTEN_FDS=1 exec live/node live/dist/server/server.js' '${pid}'
    fi
    sleep 0.3
  done`;
  const child = spawn('sh', ['-c', script], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', socket.fd],
    detached: true,
    ...account,
  });
  // The supervisor has the socket, which stays open.
  socket.close();
  const unit = systemctl(folder, pid, stopped, port);
  await writeFile(join(shims, 'systemctl'), unit, { mode: 0o755 });
  return {
    async close() {
      const exit = once(child, 'exit');
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      await exit;
    },
  };
}

/** A `systemctl` for one unit and its socket. */
const systemctl = (folder: string, pid: string, stopped: string, port: number) => `#!/bin/sh
runs() { kill -0 "$(cat '${pid}')" 2> /dev/null; }
stop() {
  touch '${stopped}'
  if runs; then kill -TERM "$(cat '${pid}')"; fi
  while runs; do sleep 0.05; done
}
start() {
  rm -f '${stopped}'
  until runs; do sleep 0.05; done
}
case "$*" in
  *' site.socket') echo 'Listen=127.0.0.1:${port} (Stream)'; exit ;;
esac
case "$1" in
  show)
    printf 'ExecStart={ path=%s/live/node }\\nWorkingDirectory=%s\\n' '${folder}' '${folder}'
    printf 'MainPID=%s\\n' "$(cat '${pid}')" ;;
  restart) stop; start ;;
  stop) stop ;;
  start) start ;;
esac
`;
