/** A title in two lines where a colon parts it: what it is about, and what is said of it. */
export function headline(title: string): string {
  return title.replace(': ', ':\n');
}
