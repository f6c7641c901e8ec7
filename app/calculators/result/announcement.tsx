import { useEffect, useRef, useState } from 'react';

const settling = ['change', 'click'] as const;

/**
 * Announces the result to screen readers when an entry is complete rather than on every key: when the visitor leaves
 * a field, chooses an option or presses a button. Listens to the whole chapter.
 */
export function Announcement({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  const latest = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    const calculator = region.current?.closest('section');
    const end = new AbortController();
    // React has rendered the change by the next frame.
    const announce = () => requestAnimationFrame(() => setAnnounced(latest.current));
    for (const type of settling)
      calculator?.addEventListener(type, announce, { signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    <p className="sr-only" role="status" ref={region}>
      {announced}
    </p>
  );
}
