import { spawn } from 'node:child_process';
import { consultProgram } from './office.ts';
import { blankSettings } from './server.ts';

/**
 * Runs a command at a terminal, as `script` of Linux provides one, and answers its questions.
 *
 * @param answers each question's words and what is typed, in the order in which they are asked
 * @returns its exit code, and what the terminal showed
 */
export function consultAtTerminal(
  environment: Record<string, string>,
  words: readonly string[],
  answers: readonly (readonly [question: string, typed: string])[],
): Promise<{ code: number | null; shown: string }> {
  const command = [process.execPath, consultProgram, ...words].map((word) => `'${word}'`).join(' ');
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, ...blankSettings, ...environment },
  });
  let shown = '';
  let read = 0;
  const left = [...answers];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text;
    for (;;) {
      const [question, typed] = left[0] ?? [];
      const at = question === undefined ? -1 : shown.indexOf(question, read);
      if (question === undefined || at < 0) return;
      read = at + question.length;
      left.shift();
      child.stdin.write(`${typed}\r`);
    }
  });
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => done({ code, shown }));
  });
}
