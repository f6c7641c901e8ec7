import { useEffect, useRef } from 'react';
import { receipt as copy } from '#app/content/consult.ts';
import type { Receipt } from '../submission/form-state.ts';
import { ReceiptDetails } from './receipt-details.tsx';

/** Replaces the form; its heading takes the focus, so that screen readers announce it. */
export function ReceivedNotice({ receipt }: { receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h3 ref={heading} className="t4" tabIndex={-1}>
        {copy.title}
      </h3>
      <ReceiptDetails receipt={receipt} inPlace />
    </>
  );
}
