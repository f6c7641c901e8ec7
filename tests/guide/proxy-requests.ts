import { once } from 'node:events';
import type { IncomingHttpHeaders, ClientRequest as Request } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request } from 'node:https';
import { connect as connectTcp } from 'node:net';
import { connect } from 'node:tls';

/** Address of a visitor, which no log may contain. */
export const VISITOR = '127.0.0.77';

/** Options of a request to a proxy; defaults are those of an ordinary visitor. */
export interface Sending {
  /** Body of a form. */
  body?: string | undefined;
  headers?: Record<string, string>;
  /** Address of the visitor. */
  from?: string;
  /** Name of the requested host. */
  host?: string;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** TLS options that accept the certificates of the tests; the proxy itself checks the name. */
const tls = (servername: string) => ({ servername, rejectUnauthorized: false });

const NAME = 'www.example.com';

function headersOf({ body, headers }: Sending): Record<string, string> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { ...(body !== undefined && type), ...headers };
}

function open(port: number, path: string, method: string, sending: Sending): Request {
  const { from = VISITOR, host = NAME } = sending;
  return request({
    host: '127.0.0.1',
    port,
    path,
    method,
    localAddress: from,
    agent: false,
    ...tls(host),
    headers: { host, ...headersOf(sending) },
  });
}

/** Sends a request over HTTP/1.1; with a body it is a form. Rejects if the answer is cut off. */
export function send(port: number, path: string, sending: Sending = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { body } = sending;
    const sent = open(port, path, body === undefined ? 'GET' : 'POST', sending);
    sent.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Sends a request over HTTP/2; with a body it is a form. */
export function sendHttp2(port: number, path: string, sending: Sending = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { body, from = VISITOR, host = NAME } = sending;
    const session = connectHttp2(`https://${host}`, {
      createConnection: () => {
        const socket = connectTcp({ host: '127.0.0.1', port, localAddress: from });
        return connect({ socket, ALPNProtocols: ['h2'], ...tls(host) });
      },
    });
    session.on('error', reject);
    const sent = session.request({
      ':path': path,
      ':method': body === undefined ? 'GET' : 'POST',
      ...headersOf(sending),
    });
    let headers: IncomingHttpHeaders = {};
    let text = '';
    sent.on('response', (answer) => {
      headers = answer;
    });
    sent.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    // The proxy answers an oversized form before it has read it.
    sent.on('error', () => {});
    sent.on('close', () => {
      session.destroy();
      resolve({ status: Number(headers[':status']), headers, body: text });
    });
    sent.end(body);
  });
}

/** Sends only the first byte of a form. */
export function beginForm(port: number, headers?: Record<string, string>): Request {
  const begun = open(port, '/consult', 'POST', {
    body: '',
    headers: { 'content-length': '100', ...headers },
  });
  begun.on('error', () => {});
  begun.write('a');
  return begun;
}

/** Sends bytes and nothing after them; resolves with the answer when the connection is closed. */
export async function sendRaw(port: number, bytes: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, ...tls(NAME) });
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text;
  });
  await once(socket, 'secureConnect');
  // A connection that is reset is closed too.
  socket.on('error', () => {});
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}

/** Result of a handshake without a name, as for a bare address. */
export async function handshakeWithoutName(port: number): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false });
  const said = await new Promise<string>((resolve) => {
    socket.on('secureConnect', () => resolve('connected'));
    socket.on('error', ({ message }) => resolve(message));
  });
  socket.destroy();
  return said;
}
