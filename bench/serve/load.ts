import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One path, requested again and again on many connections. */
export interface Load {
  port: number;
  path: string;
  connections: number;
  ms: number;
}

/** Answers each `Load` that its parent sends with requests per second. */
process.on('message', async ({ port, path, connections, ms }: Load) => {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip, br\r\n\r\n`;
  const start = performance.now();
  const counts = await Promise.all(
    Array.from({ length: connections }, () => repeat(port, request, start + ms)),
  );
  const seconds = (performance.now() - start) / 1000;
  process.send?.(counts.reduce((sum, count) => sum + count, 0) / seconds);
});

/**
 * Counts answers by bytes, since each is as long as the first: a client library would take more of the machine than
 * the server.
 */
async function repeat(port: number, request: string, end: number): Promise<number> {
  const socket = connect(port, '127.0.0.1').setNoDelay();
  await once(socket, 'connect');
  socket.write(request);
  const whole = await lengthOf(socket);
  let count = 1;
  let missing = whole;
  socket.on('data', ({ length }) => {
    missing -= length;
    if (missing > 0) return;
    if (missing < 0) throw new Error('An answer is longer than the first.');
    count += 1;
    missing = whole;
    if (performance.now() < end) socket.write(request);
    else socket.destroy();
  });
  socket.write(request);
  await once(socket, 'close');
  return count;
}

/** Reads one answer. @returns its length in bytes, head included. @throws if its status is not 200 */
async function lengthOf(socket: Socket): Promise<number> {
  let answer = '';
  for (;;) {
    const [part] = await once(socket, 'data');
    answer += part.toString('latin1');
    const head = answer.indexOf('\r\n\r\n') + 4;
    if (head < 4) continue;
    if (!answer.startsWith('HTTP/1.1 200 ')) throw new Error(answer.split('\r\n')[0]);
    const length = head + Number(/content-length: (\d+)/i.exec(answer)?.[1]);
    if (answer.length >= length) return length;
  }
}
