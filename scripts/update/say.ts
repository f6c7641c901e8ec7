/** A reason to stop, as a sentence for the operator. */
export class UpdateFault extends Error {}

/** Prints a sentence for the operator. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
