import { inert } from '../message.ts';

/** Writes terminal-safe text to standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Writes a value as JSON, with control characters as \uXXXX. */
export function printJson(value: unknown): void {
  print(
    JSON.stringify(value, null, 2).replace(
      /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );
}

/** Writes a note to standard error. */
export function printNote(sentence: string): void {
  process.stderr.write(`${inert(sentence)}\n`);
}
