import type { ReactNode } from 'react';
import { receipt as copy } from '#app/content/consult.ts';
import { firm } from '#app/content/firm.ts';
import { CopyButton } from '#app/ui/copy/copy.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import PhoneIcon from '~icons/lucide/phone';
import type { Receipt } from '../submission/form-state.ts';
import { formatInstant } from '../submission/instant.ts';

interface ReceiptDetailsProps {
  receipt: Receipt;
  /** Shown beside the time. */
  children?: ReactNode;
}

/** A stored request's reference and time, and what happens next. */
export function ReceiptDetails({ receipt, children }: ReceiptDetailsProps) {
  return (
    <>
      <p className="mt-2.5 text-balance">{copy.relief}</p>
      <dl className="mt-7 border-t border-ink" data-clarity-mask="true">
        <Row term={copy.reference}>
          <span className="marked number mr-6 t4" id="receipt-reference">
            {receipt.reference}
          </span>
          <CopyButton target="receipt-reference" content="text" className="copy-link t1">
            {copy.copy}
          </CopyButton>
        </Row>
        <Row term={copy.receivedAt}>
          <time className="mr-6" dateTime={receipt.receivedAt}>
            {formatInstant(receipt.receivedAt)}
          </time>
          <span className="t1 print:hidden">{children}</span>
        </Row>
        {copy.next.map(({ term, text }) => (
          <Row key={term} term={term}>
            {text}
          </Row>
        ))}
      </dl>
      <div
        data-where="receipt"
        className="mt-9 flex flex-col print:hidden gap-x-5 gap-y-2.5 sm:flex-row sm:items-center"
      >
        <PhoneLink className="button sm:min-w-55">
          <PhoneIcon />
          <span className="number">{firm.phone}</span>
        </PhoneLink>
        {copy.hours && <p className="text-muted t1">{copy.hours}</p>}
      </div>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-4 sm:grid sm:grid-cols-[6rem_1fr] sm:items-baseline">
      <dt className="text-muted t1">{term}</dt>
      <dd className="max-w-[37em]">{children}</dd>
    </div>
  );
}
