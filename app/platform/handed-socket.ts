/**
 * The listening socket that systemd hands over (deploy/site.socket; sd_listen_fds(3)): while the process is replaced,
 * new connections wait in it. Null: the process opens its own port. Several: how many there are.
 */
export function handedSocket(): { fd: number } | { several: number } | null {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  if (LISTEN_PID !== String(process.pid)) return null;
  return LISTEN_FDS === '1' ? { fd: 3 } : { several: Number(LISTEN_FDS) };
}
