/**
 * Adds a style sheet to the document, which keeps it.
 *
 * @returns resolves once the document has it, and rejects if it does not load
 */
export async function loadStyles(href: string): Promise<void> {
  if (document.querySelector<HTMLLinkElement>(`[href="${href}"]`)?.sheet) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} does not load.`));
    };
  });
}
