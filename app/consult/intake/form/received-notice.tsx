import { useEffect, useRef } from 'react';
import { receipt as copy } from '#app/consult/intake/copy.ts';
import type { Receipt } from '../form-state.ts';

/**
 * In place of the form while the browser goes to the receipt, and when the visitor comes back to this page. Its heading
 * takes the focus, so that screen readers announce it.
 */
export function ReceivedNotice({ receipt }: { receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div data-received="">
      <h3 ref={heading} className="t4" tabIndex={-1}>
        {copy.title}
      </h3>
      <p className="mt-2.5">
        <a className="link inline-flex min-h-11 items-center" href={receipt.path}>
          {copy.open}
        </a>
      </p>
    </div>
  );
}
