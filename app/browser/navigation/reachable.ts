import { BUILDS } from '#app/routing/manifest.ts';

/** Whether the server answers at all. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(`${BUILDS}/latest.json?${Date.now()}`, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}
