import type { ReactNode } from 'react';
import { receipt as copy } from '#app/content/consult.ts';
import { firm } from '#app/content/firm.ts';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import PhoneIcon from '~icons/lucide/phone';
import type { Receipt } from './form-state.ts';
import { formatInstant } from './instant.ts';

interface ReceiptDetailsProps {
  receipt: Receipt;
  /** After the sentence about keeping the reference. */
  children?: ReactNode;
}

/** What a visitor keeps of a stored request: its reference, its time, and what happens next. */
export function ReceiptDetails({ receipt, children }: ReceiptDetailsProps) {
  return (
    <>
      <dl className="mt-4 border-t border-ink">
        <div className="grid grid-cols-[6rem_1fr] items-baseline border-b border-line py-4">
          <dt className="text-muted t1">{copy.reference}</dt>
          <dd className="t3">
            <span className="marked number">{receipt.reference}</span>
          </dd>
        </div>
        <div className="grid grid-cols-[6rem_1fr] items-baseline border-b border-line py-4">
          <dt className="text-muted t1">{copy.receivedAt}</dt>
          <dd>
            <time dateTime={receipt.receivedAt}>{formatInstant(receipt.receivedAt)}</time>
          </dd>
        </div>
      </dl>
      <p className="mt-6 max-w-[37em]">{copy.next}</p>
      <p className="mt-2 max-w-[37em] text-muted">
        {copy.change} {children}
      </p>
      <div className="mt-8 flex flex-col gap-x-5 gap-y-2.5 sm:flex-row sm:items-center">
        <PhoneLink className="button sm:min-w-55">
          <PhoneIcon />
          <span className="number">{firm.phone}</span>
        </PhoneLink>
        <p className="text-muted t1">{copy.hours}</p>
      </div>
    </>
  );
}
