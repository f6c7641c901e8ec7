import { type IncomingHttpHeaders, type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import {
  ForbiddenAddressError,
  guardedLookup,
  isAllowedHost,
  type Resolve,
} from './public-address.ts';

export interface PostAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As much of it as came in time, at most 64 KB. */
  body: string;
}

interface PostOptions {
  headers?: Record<string, string>;
  /** Ends the request early. */
  signal?: AbortSignal | undefined;
  resolve?: Resolve | undefined;
}

const LIMIT_MS = 10_000;
const LIMIT_BYTES = 64 * 1024;

/**
 * Posts JSON to another company's server, which is not trusted: ten seconds from looking up its name to
 * the end of its answer, no redirect is followed, nothing in a private network is asked, of the answer
 * no more is read than it takes to understand it. Its certificate must be good.
 *
 * `fetch` cannot do this: it looks names up itself, out of reach of any check, and undici's dispatcher,
 * which could, is not part of Node's modules.
 *
 * @param url https, or http on this machine
 * @throws with a `code` when no answer came: ETIMEDOUT, EFORBIDDENADDRESS, CERT_HAS_EXPIRED, …
 */
export function post(url: URL, body: string, options: PostOptions = {}): Promise<PostAnswer> {
  const { headers, signal, resolve: resolveName } = options;
  return new Promise((resolve, reject) => {
    if (!isAllowedHost(url.hostname)) throw new ForbiddenAddressError();
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const request = send(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
      // A connection of its own, which ends with the answer.
      agent: false,
      lookup: guardedLookup(url.hostname, resolveName),
    });
    let answer: IncomingMessage | undefined;
    // Once the status is said, the end of the body changes nothing.
    const stop = () => (answer ? answer.destroy() : request.destroy(timeout()));
    const timer = setTimeout(stop, LIMIT_MS);
    signal?.addEventListener('abort', stop);
    if (signal?.aborted) stop();
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    };
    request.on('error', (error) => {
      settle();
      reject(error);
    });
    // Without an error too, after an answer that is none: 101, which changes the protocol.
    request.on('close', () => {
      if (answer) return;
      settle();
      reject(Object.assign(new Error('No answer.'), { code: 'ECONNRESET' }));
    });
    request.on('response', async (response) => {
      answer = response;
      const body = await beginning(response);
      settle();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    request.end(body);
  });
}

/** What came of a body before it ended, broke off or grew too long. */
function beginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size >= LIMIT_BYTES) response.destroy();
    });
    // Broken off: `close` follows.
    response.on('error', () => {});
    response.on('close', () => {
      resolve(Buffer.concat(chunks).subarray(0, LIMIT_BYTES).toString('utf8'));
    });
  });
}

function timeout(): Error {
  return Object.assign(new Error('No answer in time.'), { code: 'ETIMEDOUT' });
}
