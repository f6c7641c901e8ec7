/** Says at the end of a run what it left out, also where tests failed. */
export function reportAtExit(leftOut: readonly string[]): void {
  process.once('exit', () => process.stdout.write(notTested(leftOut)));
}

/** What a person reads about what a run left out; empty when that is nothing. */
export function notTested(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return '';
  return `\nNot tested on this machine:\n${leftOut.map((one) => `- ${one}\n`).join('')}`;
}
