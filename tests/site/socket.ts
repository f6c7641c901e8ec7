import { connect, type Socket } from 'node:net';

/** Sends raw bytes and resolves with everything received until the server closes. */
export function raw(text: string, url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = open(url);
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.write(text);
  });
}

interface SlowRequest {
  write(part: string): void;
  /** Everything received, once the connection is closed. */
  answer: Promise<string>;
}

/** Begins a request and leaves the rest to the test. */
export function beginRequest(head: string, url: string): SlowRequest {
  let text = '';
  const socket = open(url);
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // Disconnected early: the response received before counts.
  socket.on('error', () => {});
  socket.write(head);
  const answer = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  return { write: (part) => socket.writable && socket.write(part), answer };
}

/** Sends the headers of a form; the test sends the body. */
export function beginForm(length: number, url: string): SlowRequest {
  return beginRequest(
    'POST /consult HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
      'Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
      `Content-Length: ${length}\r\n\r\n`,
    url,
  );
}

function open(url: string): Socket {
  return connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
}
