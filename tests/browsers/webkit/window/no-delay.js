// WebKit's inspector writes each message in two pieces, the second of which waits for the acknowledgement
// of the first, 40 ms on Linux (Nagle's algorithm). It has no setting for this, but the socket is in our
// own process.

import Gio from 'gi://Gio';

const tcp = 6;
const noDelay = 1;
/** Sockets by their names in /proc. Kept, because garbage collection of the object would close its socket. */
const kept = new Map();

/** Sets TCP_NODELAY on both ends of a server's connections that are in this process. */
export function setNoDelay({ port }) {
  const folder = Gio.File.new_for_path('/proc/self/fd');
  const entries = folder.enumerate_children('standard::*', Gio.FileQueryInfoFlags.NONE, null);
  for (let entry = entries.next_file(null); entry; entry = entries.next_file(null)) {
    const name = entry.get_symlink_target();
    if (!name?.startsWith('socket:') || kept.has(name)) continue;
    const socket = Gio.Socket.new_from_fd(Number(entry.get_name()));
    kept.set(name, socket);
    const ends = [socket.get_local_address(), remoteAddress(socket)];
    if (ends.some((end) => end instanceof Gio.InetSocketAddress && end.get_port() === port)) {
      socket.set_option(tcp, noDelay, 1);
    }
  }
}

function remoteAddress(socket) {
  try {
    return socket.get_remote_address();
  } catch {
    // A listening socket, or not a network socket.
    return null;
  }
}
