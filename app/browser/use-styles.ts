import { useEffect, useState } from 'react';
import { loadStyles } from './load-styles.ts';

/**
 * Loads a style sheet that one island needs, once it is shown (conformance CH-4). Import its address:
 * `import href from './sheet.css?url'`.
 *
 * @returns whether the style sheet has loaded, or failed to: then the island is shown without it
 */
export function useStyles(href: string): boolean {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    const end = () => setDone(true);
    loadStyles(href).then(end, end);
  }, [href]);
  return isDone;
}
