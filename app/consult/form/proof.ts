import type { Challenge, Payload, Solution } from 'altcha-lib/types';

/**
 * Solves a challenge of the server in a web worker.
 *
 * @returns the encoded proof; null when no solution was found in time
 */
export async function prove({ codeChallenge, ...challenge }: Challenge): Promise<string | null> {
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise<Solution | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => resolve(data), { once: true });
      worker.addEventListener('error', reject, { once: true });
      worker.postMessage(challenge);
    });
    const payload: Payload | null = solution && { challenge, solution };
    return payload && btoa(JSON.stringify(payload));
  } finally {
    worker.terminate();
  }
}
