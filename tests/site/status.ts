/** Polls until the response has this status. */
export async function waitForStatus(url: string, status: number): Promise<Response> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    if (response?.status === status) return response;
    await response?.body?.cancel();
  }
}

/** Polls until the port is closed. */
export async function waitUntilClosed(url: string): Promise<void> {
  while (await fetch(`${url}/healthz`).catch(() => null));
}
