import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * A server that answers every start-up packet with an error, as a pooler does that does not take what it holds.
 *
 * @param words what it says
 * @param code SQLSTATE
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
    /** The parameters of each start-up packet so far. */
    asked,
    /** Says something else from now on. */
    say(next: string, nextCode: string) {
      answer = errorResponse(next, nextCode);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Of a start-up packet: its length, the protocol's version, then names and values that end with a zero. */
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
