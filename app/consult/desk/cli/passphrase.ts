import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { UsageFault } from './fault.ts';

/** Shorter passphrases can be cracked within days. */
const SHORTEST = 12;

/** Standard input: a terminal or a pipe. */
type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/**
 * Prompts twice at a terminal without echo, or reads the first line of standard input. The passphrase is never an
 * argument, because every user of the machine can see arguments.
 *
 * @throws UsageFault when the passphrase is too short, the two differ, or the prompt is cancelled
 */
export async function askPassphrase(input: Input = process.stdin): Promise<string> {
  const prompts = input.isTTY ? ['암호: ', '한 번 더: '] : [''];
  const lines = await readLines(input, prompts);
  // Ctrl+C and Ctrl+D cancel the prompt, and no file is written.
  if (lines.length < prompts.length) {
    throw new UsageFault('암호를 다 적지 않아 그만두었습니다. 아무것도 만들지 않았습니다.');
  }
  const [first = '', second = first] = lines;
  if (first !== second) throw new UsageFault('두 암호가 다릅니다. 다시 해 주세요.');
  if (first.length < SHORTEST) {
    throw new UsageFault(
      `암호는 ${SHORTEST}자 이상이어야 합니다. 여러 낱말을 이어 적으면 외우기 쉽습니다.`,
    );
  }
  return first;
}

async function readLines(input: Input, prompts: string[]): Promise<string[]> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({
    input,
    output: silent,
    terminal: input.isTTY === true,
  });
  const given = reader[Symbol.asyncIterator]();
  const lines: string[] = [];
  for (const prompt of prompts) {
    process.stderr.write(prompt);
    const { value, done } = await given.next();
    if (prompt) process.stderr.write('\n');
    if (done) break;
    lines.push(value.normalize('NFC'));
  }
  reader.close();
  return lines;
}
