import type { Page } from '@playwright/test';

/** A phone on a slow mobile network, as Lighthouse imitates it. */
const NETWORK = {
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
  offline: false,
};
const CPU_SLOWDOWN = 4;

/** For the heading of what was measured there. */
export const slowPhone = `slow network, CPU ÷ ${CPU_SLOWDOWN}`;

/** Makes a page as slow as on that phone, from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
