import { useEffect, useRef, useState } from 'react';

const settling = ['change', 'click'] as const;

/**
 * Announces the result to screen readers when an entry is complete, not at every key: when a field is left,
 * a choice is made, a button is pressed. Listens to the whole chapter.
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
    // By the next frame the change is rendered.
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
