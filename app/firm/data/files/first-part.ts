/** Returns as much of a text as search engines show, cut between two words. */
export function firstPart(text: string): string {
  const whole = text.replaceAll('\u00a0', ' ');
  if (whole.length <= 150) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', 140))}…`;
}
