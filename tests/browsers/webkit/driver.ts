// The program that Playwright launches as its WebKit. It speaks the protocol of Playwright's own build on
// file descriptors 3 and 4 and translates it for a stock WebKitGTK: to its inspector for what happens in
// pages, and to our windows (window/main.js) for everything around them.

import { Socket } from 'node:net';
import { BrowserCommands } from './browser-commands.ts';
import type { Message } from './messages.ts';

// Sockets, because the last read of a file stream would block the exit of this process.
const input = new Socket({ fd: 3 });
const output = new Socket({ fd: 4 });
const browser = new BrowserCommands(
  (message: Message) => output.write(`${JSON.stringify(message)}\0`),
  timeZone(),
  () => process.exit(),
);

let rest = '';
input
  .setEncoding('utf8')
  .on('data', (chunk) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop() ?? '';
    for (const message of messages) browser.receive(JSON.parse(message));
  })
  .on('close', () => browser.close());
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => browser.close());

function timeZone(): string | undefined {
  return process.argv.find((arg) => arg.startsWith('--time-zone='))?.slice('--time-zone='.length);
}
