import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the site, as the bare server repeats it. */
export interface Answer {
  path: string;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

/** Upper bound of `node:http`: looks up the path and writes the bytes. Sends its port to the parent. */
process.once('message', (answers: Answer[]) => {
  const byPath = new Map(
    answers.map(({ path, headers, body }) => [
      path,
      { headers, body: Buffer.from(body, 'base64') },
    ]),
  );
  const server = createServer(({ url = '' }, response) => {
    const answer = byPath.get(url);
    if (answer) response.writeHead(200, answer.headers).end(answer.body);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
