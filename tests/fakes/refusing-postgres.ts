import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * Starts a server that answers every start-up packet with an error, like a pooler that rejects one of its parameters.
 *
 * @param words message of the error
 * @param code SQLSTATE of the error
 */
export async function refusingPostgres(words: string, code: string) {
  const sockets = new Set<Socket>();
  const asked: Record<string, string>[] = [];
  let answer = errorResponse(words, code);
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.once('data', (packet: Buffer) => {
      asked.push(parametersOf(packet));
      socket.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a TCP server is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://site:secret-of-the-site@127.0.0.1:${port}/site`,
    /** Parameters of each start-up packet so far. */
    asked,
    /** Answers with another error from now on. */
    say(next: string, nextCode: string) {
      answer = errorResponse(next, nextCode);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Reads a start-up packet: its length, the protocol's version, then names and values that end with a zero byte. */
function parametersOf(packet: Buffer): Record<string, string> {
  const words = packet.subarray(8).toString().split('\0');
  const pairs: Record<string, string> = {};
  for (let index = 0; words[index]; index += 2) pairs[words[index] ?? ''] = words[index + 1] ?? '';
  return pairs;
}

function errorResponse(words: string, code: string): Buffer {
  const body = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${words}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.byteLength + 4, 1);
  return Buffer.concat([head, body]);
}
