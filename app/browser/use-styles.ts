import { useEffect, useState } from 'react';

/**
 * Loads a style sheet that one island needs, once it is shown (conformance CH-4). Import its address:
 * `import href from './sheet.css?url'`.
 *
 * @returns whether the style sheet has loaded, or failed to: then the island is shown without it
 */
export function useStyles(href: string): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const found = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
    const link =
      found ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    const end = () => setDone(true);
    if (link.sheet) end();
    link.addEventListener('load', end);
    link.addEventListener('error', end);
    if (!found) document.head.append(link);
    return () => {
      link.removeEventListener('load', end);
      link.removeEventListener('error', end);
    };
  }, [href]);
  return isDone;
}
