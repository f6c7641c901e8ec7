import type { Page } from '@playwright/test';

/** Lighthouse's simulated slow mobile network. */
const NETWORK = {
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
  offline: false,
};
const CPU_SLOWDOWN = 4;

/** Names these conditions in a table's heading. */
export const slowPhone = `slow network, CPU ÷ ${CPU_SLOWDOWN}`;

/** Throttles a page's network and processor from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
