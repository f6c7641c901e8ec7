import { connect, type Socket } from 'node:net';
import { someAddress, someForm } from '../../tests/site/visitors.ts';

/**
 * Sends forms from several visitors for `ms` milliseconds, one after the other on each visitor's connection.
 *
 * @returns milliseconds until each was acknowledged
 */
export async function sendForms(url: string, visitors: number, ms: number): Promise<number[]> {
  const end = performance.now() + ms;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: visitors }, () =>
      repeat(url, end, times, (host) => formRequest(host), 201),
    ),
  );
  return times;
}

/** Requests a page again and again, with a short pause. @returns milliseconds until each arrived */
export async function readPages(url: string, ms: number): Promise<number[]> {
  const times: number[] = [];
  await repeat(url, performance.now() + ms, times, pageRequest, 200, 5);
  return times;
}

/** Plain sockets: a client library would take more of the machine than the site. */
async function repeat(
  url: string,
  end: number,
  times: number[],
  request: (host: string) => string,
  status: number,
  pause = 0,
): Promise<void> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  await new Promise((resolve) => socket.once('connect', resolve));
  while (performance.now() < end) {
    const start = performance.now();
    const head = await ask(socket, request(host));
    if (!head.startsWith(`HTTP/1.1 ${status} `)) throw new Error(head.split('\r\n')[0]);
    times.push(performance.now() - start);
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  socket.destroy();
}

/** Resolves with the head of the answer, once its body is here too. */
function ask(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (part: string) => {
      text += part;
      const end = text.indexOf('\r\n\r\n');
      if (end < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (text.length < end + 4 + length) return;
      socket.off('data', read).off('close', lost);
      resolve(text.slice(0, end));
    };
    const lost = () => reject(new Error(`The connection was closed: ${text}`));
    socket.on('data', read).once('close', lost);
    socket.write(request);
  });
}

function formRequest(host: string): string {
  const body = someForm({ message: '가'.repeat(200) }).toString();
  return [
    'POST /consult HTTP/1.1',
    `Host: ${host}`,
    'Sec-Fetch-Site: same-origin',
    'Accept: application/json',
    `X-Forwarded-For: ${someAddress()}`,
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

function pageRequest(host: string): string {
  return `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`;
}
