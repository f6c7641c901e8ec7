/**
 * The listening socket that systemd hands over (deploy/site.socket; sd_listen_fds(3)): while the process is replaced,
 * new connections wait in it. Null: the process opens its own port.
 */
export function handedSocket(): number | null {
  const { LISTEN_PID, LISTEN_FDS } = process.env;
  return LISTEN_PID === String(process.pid) && LISTEN_FDS === '1' ? 3 : null;
}
