import { createInterface } from 'node:readline/promises';
import { UsageFault } from './fault.ts';
import { printNote } from './output.ts';

/** Asks one question at the terminal, again until `problemOf` finds nothing wrong with the answer. */
export type Ask = (
  question: string,
  problemOf: (answer: string) => string | undefined,
) => Promise<string>;

/**
 * Asks at the terminal. The answers are in no argument, and so not in the shell's history.
 *
 * @throws UsageFault when the questions are cancelled by Ctrl+C or Ctrl+D
 */
export async function atTerminal<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const cancelled = new Promise<never>((_, reject) => {
    reader.once('close', () =>
      reject(new UsageFault('\n그만두었습니다. 아무것도 적지 않았습니다.')),
    );
  });
  cancelled.catch(() => {});
  const ask: Ask = async (question, problemOf) => {
    for (;;) {
      const answer = (await Promise.race([reader.question(`${question}: `), cancelled])).trim();
      const problem = problemOf(answer);
      if (problem === undefined) return answer;
      printNote(problem);
    }
  };
  try {
    return await work(ask);
  } finally {
    reader.close();
  }
}
