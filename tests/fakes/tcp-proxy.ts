import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Condition of the connections: `forward` forwards all bytes; `silent` drops them, like an unplugged cable; `cut`
 * resets the connections; `loseAnswerTo` drops the server's answers after the client has sent this word.
 */
type Condition = 'forward' | 'silent' | 'cut' | { loseAnswerTo: string };

export type TcpProxy = Awaited<ReturnType<typeof openTcpProxy>>;

/** A proxy between a client and a server of this machine that fails connections on demand. */
export async function openTcpProxy(target: number) {
  let condition: Condition = 'forward';
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();

  const server = createServer((client) => {
    if (condition === 'cut') return client.destroy();
    const upstream = connect(target, '127.0.0.1');
    clients.add(client);
    client.once('close', () => clients.delete(client));
    let answerIsLost = false;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes: Buffer) => {
        if (condition === 'silent') return;
        if (from === client) answerIsLost ||= isLost(bytes);
        else if (answerIsLost) return;
        to.write(bytes);
      });
      from.on('close', () => {
        sockets.delete(from);
        if (condition !== 'silent') to.destroy();
      });
      // A failed socket is closed, which is handled above.
      from.on('error', () => {});
    }
  });

  function isLost(bytes: Buffer): boolean {
    return typeof condition === 'object' && bytes.includes(condition.loseAnswerTo);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // The address of a TCP server is an object.
    port: (server.address() as AddressInfo).port,
    /** Changes the condition of open and new connections. */
    turn(next: Condition) {
      condition = next;
      if (next === 'cut') for (const socket of sockets) socket.resetAndDestroy();
    },
    /** The number of connections that a client holds open. */
    connections: () => clients.size,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
