import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below those that systems assign by themselves (Linux from 32768, others from 49152): no connection is given one
 * before its server starts.
 */
const FIRST = 20_000;
/** Shares of the ports, and the ports in each. */
const [SHARES, PORTS] = [120, 100];

let given = 0;

/**
 * A port of 127.0.0.1 that is free. Each worker of Vitest and of Playwright has a share of the ports to itself, so that
 * no other takes the port before its server starts. Another checkout has other shares.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < PORTS; tried++) {
    const port = FIRST + share() * PORTS + (given++ % PORTS);
    if (await isFree(port)) return port;
  }
  throw new Error('All ports of this worker are taken.');
}

function share(): number {
  const { VITEST_POOL_ID, TEST_PARALLEL_INDEX } = process.env;
  const worker = TEST_PARALLEL_INDEX
    ? SHARES / 2 + Number(TEST_PARALLEL_INDEX)
    : Number(VITEST_POOL_ID ?? 0);
  const checkout = createHash('sha256').update(process.cwd()).digest().readUInt16BE();
  return (checkout + worker) % SHARES;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}
