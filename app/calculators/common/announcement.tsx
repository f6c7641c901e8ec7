import { useEffect, useRef, useState } from 'react';

const settling = ['change', 'count', 'click'] as const;

/**
 * Tells those who hear the page what came out, when an entry is made and not at every key: when a field is
 * left, a choice is made, a button is pressed. Listens to the whole chapter that it stands in.
 */
export function Announcement({ text }: { text: string }) {
  const region = useRef<HTMLParagraphElement>(null);
  const latest = useRef(text);
  const [told, setTold] = useState('');
  useEffect(() => {
    latest.current = text;
  });
  useEffect(() => {
    const calculator = region.current?.closest('section');
    const end = new AbortController();
    // By the next frame what has changed is drawn.
    const tell = () => requestAnimationFrame(() => setTold(latest.current));
    for (const type of settling) calculator?.addEventListener(type, tell, { signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    <p className="sr-only" role="status" ref={region}>
      {told}
    </p>
  );
}
