import { writeFile } from 'node:fs/promises';
import { showInvisible } from '#app/consult/requests/show-invisible.ts';
import { explainFile } from './fault.ts';

/** Writes text to standard output. The caller has passed untrusted text through `showInvisible`. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes a value as JSON, with control and invisible characters as \uXXXX. */
export function printJson(value: unknown): void {
  print(
    JSON.stringify(value, null, 2).replace(
      /\u034f|[\u007f-\u009f\p{Cf}\u115f\u1160\u17b4\u17b5\u2028\u2029\u3164\uffa0]/gu,
      (character) =>
        character
          .split('')
          .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
          .join(''),
    ),
  );
}

/** Writes a note to standard error. */
export function printNote(sentence: string): void {
  process.stderr.write(`${showInvisible(sentence)}\n`);
}

/** Writes a new file that only this account can read. @throws CommandFault when it cannot be created */
export async function writeNewFile(file: string, text: string): Promise<void> {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch(explainFile(file));
}
