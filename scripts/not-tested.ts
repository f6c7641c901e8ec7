/** Prints at exit what a run left out, even if tests failed. */
export function reportAtExit(leftOut: readonly string[]): void {
  process.once('exit', () => process.stdout.write(notTested(leftOut)));
}

/** Formats the list of what a run left out; empty if there is nothing. */
export function notTested(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return '';
  return `\nNot tested on this machine:\n${leftOut.map((one) => `- ${one}\n`).join('')}`;
}
