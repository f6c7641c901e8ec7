/** Breaks a title with a colon into two lines: subject and statement. */
export function headline(title: string): string {
  return title.replace(': ', ':\n');
}
