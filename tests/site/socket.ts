import { connect } from 'node:net';

/** Sends raw bytes and resolves with everything received until the server closes. */
export function raw(text: string, url: string): Promise<string> {
  return beginRequest(text, url).answer;
}

/** Begins a request and leaves the rest to the test. */
export function beginRequest(head: string, url: string) {
  let text = '';
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8');
  socket.on('data', (chunk) => {
    text += chunk;
  });
  // Disconnected early: the response received before counts.
  socket.on('error', () => {});
  socket.write(head);
  return {
    write: (part: string) => socket.writable && socket.write(part),
    /** Everything received, once the connection is closed. */
    answer: new Promise<string>((resolve) => socket.once('close', () => resolve(text))),
  };
}

/** Sends the headers of a form; the test sends the body. */
export function beginForm(length: number, url: string) {
  return beginRequest(
    'POST /consult HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n' +
      'Accept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\n' +
      `Content-Length: ${length}\r\n\r\n`,
    url,
  );
}
