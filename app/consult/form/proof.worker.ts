import { solveChallenge } from 'altcha-lib';
import { deriveKey as derivePbkdf2 } from 'altcha-lib/algorithms/web/pbkdf2';
import { deriveKey as deriveSha } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

addEventListener(
  'message',
  async ({ data: challenge }: MessageEvent<Omit<Challenge, 'codeChallenge'>>) => {
    const pbkdf2 = challenge.parameters.algorithm.startsWith('PBKDF2/');
    const deriveKey = pbkdf2 ? derivePbkdf2 : deriveSha;
    try {
      postMessage(await solveChallenge({ challenge, deriveKey, timeout: 60_000 }));
    } catch {
      // Another algorithm, or a browser without Web Crypto: no proof.
      postMessage(null);
    }
  },
);
