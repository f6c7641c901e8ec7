// The browser's own process: gjs with the windows (window/main.js), on an X server of its own, because a
// window manager or a real pointer would interfere.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../site/free-port.ts';
import { type Fields, Pending } from './messages.ts';

export interface WindowEvent extends Fields {
  event: string;
  page?: string;
}

export interface WindowProcess {
  ask(method: string, params?: Fields): Promise<Fields>;
  /** The port of the inspector of its pages. */
  inspectorPort: number;
  stop(): void;
}

export async function startWindows(
  listener: (event: WindowEvent) => void,
  ended: () => void,
): Promise<WindowProcess> {
  const { server, display } = await startDisplay();
  const inspectorPort = await freePort();
  const main = fileURLToPath(new URL('window/main.js', import.meta.url));
  const child = spawn('gjs', ['-m', main], {
    // Playwright waits until its pipe for errors is closed; WebKit's own processes live longer.
    stdio: ['pipe', 'pipe', process.env.WEBKIT_ERRORS ? 'inherit' : 'ignore'],
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${inspectorPort}`,
      // Without a graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Without desktop settings and accessibility bus.
      GSETTINGS_BACKEND: 'memory',
      NO_AT_BRIDGE: '1',
      GTK_THEME: 'Adwaita',
      LANG: 'C.UTF-8',
    },
  });
  const pending = new Pending();
  const ready = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = JSON.parse(line);
    if (message.event === 'ready') ready.resolve();
    else if (message.event) listener(message);
    else pending.settle(message.id, message.result, message.error);
  });
  const stop = () => {
    child.kill();
    server.kill();
  };
  child.on('exit', () => {
    ready.reject(new Error('the WebKit windows ended before they began'));
    pending.end('the WebKit windows are closed');
    server.kill();
    ended();
  });
  await ready.promise;
  return {
    ask(method, params = {}) {
      const { id, answer } = pending.next();
      child.stdin.write(`${JSON.stringify({ id, method, params })}\n`);
      return answer;
    },
    inspectorPort,
    stop,
  };
}

/** Starts an X server on the first free display. */
async function startDisplay(): Promise<{ server: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '2600x2600x24', '-nolisten', 'tcp', '-noreset'];
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = await once(server.stdout, 'data');
  return { server, display: `:${String(number).trim()}` };
}
