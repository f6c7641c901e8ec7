import { once } from 'node:events';
import { createServer } from 'node:net';

/** Opens a port as systemd does with deploy/site.socket: whoever is handed the descriptor keeps it open after `close`. */
export async function holdPort(port: number) {
  const socket = createServer().listen(port, '127.0.0.1');
  await once(socket, 'listening');
  // Node tells the number of a socket nowhere else.
  const { fd } = (socket as unknown as { _handle: { fd: number } })._handle;
  return { fd, close: () => socket.close() };
}
