import { setTimeout as wait } from 'node:timers/promises';

/** Between two questions: one that is asked without a pause takes the processor from who is asked. */
const PAUSE_MS = 25;

/** Polls until the response has this status. */
export async function waitForStatus(url: string, status: number): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === status) return response;
    await response?.body?.cancel();
    await wait(PAUSE_MS);
  }
}

/** Polls until the port is closed. */
export async function waitUntilClosed(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (!response) return;
    await response.body?.cancel();
    await wait(PAUSE_MS);
  }
}
