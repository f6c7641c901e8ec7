import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { LONGEST_SETUP } from '../timeouts.ts';
import { freePort } from './free-port.ts';

export type DevelopmentServer = Awaited<ReturnType<typeof startDevelopment>>;

/**
 * Starts the development server of a copy of the project. It compiles the whole app at its first request.
 *
 * @param root folder of the copy
 * @param mode Vite's mode
 * @param path address that is compiled when the promise resolves
 * @param settings environment of the server, where it differs
 */
export async function startDevelopment(
  root: string,
  mode: string,
  path = '/',
  settings: Record<string, string> = {},
) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--mode', mode], {
    cwd: root,
    stdio: 'ignore' as const,
    env: { ...process.env, PORT: port, DATA_DIR: join(root, 'data'), ...settings },
  });
  /** Ends the server and removes the copy. */
  async function close(): Promise<void> {
    const ended = once(vite, 'exit');
    vite.kill();
    await ended;
    await rm(root, { recursive: true, force: true });
  }
  const status = async () => (await fetch(url + path).catch(() => null))?.status;
  try {
    await expect.poll(status, { timeout: LONGEST_SETUP }).toBe(200);
  } catch (error) {
    await close();
    throw error;
  }
  return { url, close };
}
