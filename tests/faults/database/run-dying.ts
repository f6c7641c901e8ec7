import { spawn } from 'node:child_process';
import { expect } from 'vitest';

/** Runs a program of this folder that opens a database, starts its work, and is killed before it ends. */
export async function runDying(program: 'dying' | 'dying-link', ...args: string[]): Promise<void> {
  const dying = spawn(process.execPath, [`tests/faults/database/${program}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  dying.stdout.setEncoding('utf8').on('data', (text) => said.push(text));
  const signal = await new Promise((resolve) => dying.once('close', (_code, by) => resolve(by)));
  expect([said.join(''), signal]).toEqual(['open\n', 'SIGKILL']);
}
