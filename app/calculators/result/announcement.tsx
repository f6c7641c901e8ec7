import { useEffect, useRef, useState } from 'react';

/** Time without a further entry before the result is announced. */
const REST_MS = 1000;
const settling = ['change', 'click'] as const;

/**
 * Announces the result to screen readers when an entry is complete rather than on every key: when the visitor leaves
 * a field, chooses an option or presses a button, and then rests for a second. Listens to the whole chapter.
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
    let timer = 0;
    const announce = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setAnnounced(latest.current), REST_MS);
    };
    for (const type of settling)
      calculator?.addEventListener(type, announce, { signal: end.signal });
    return () => {
      end.abort();
      clearTimeout(timer);
    };
  }, []);
  return (
    <p className="sr-only" role="status" ref={region}>
      {announced}
    </p>
  );
}
