import { lazy, useEffect, useRef } from 'react';
import { receipt as copy } from '#app/consult/intake/copy.ts';
import type { FieldValues } from '#app/consult/requests/fields/schema.ts';
import { Resilient } from '#app/ui/resilient/resilient.tsx';
import type { Receipt } from '../form-state.ts';
import { NextPart, Part, PeriodsPart, ReceiptHead } from '../received/receipt-parts.tsx';
import { ReceiptRows } from '../received/receipt-rows.tsx';
import { sentOf } from '../received/sent.ts';
import { SentSummary } from '../received/sent-summary.tsx';

// The law of deadlines, with its holidays, is fetched by those who sent a date.
const LegalDates = lazy(() => import('../received/legal-dates.tsx'));

interface ReceivedNoticeProps {
  receipt: Receipt;
  values: FieldValues;
}

/**
 * The receipt in place of the form, with a link to its page; its heading takes the focus, so that screen
 * readers announce it.
 */
export function ReceivedNotice({ receipt, values }: ReceivedNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { rights } = copy;
  const { diedOn } = values;
  const toPage = { className: 'link inline-flex min-h-11 items-center' };
  return (
    <div data-received="" data-clarity-mask="true">
      <h3 ref={heading} className="t4" tabIndex={-1}>
        {copy.title}
      </h3>
      <p className="mt-2.5 text-balance">{copy.keep}</p>
      <ReceiptHead
        {...receipt}
        beside={
          <a {...toPage} href={receipt.path}>
            {copy.open}
          </a>
        }
      />
      <PeriodsPart
        heading="h4"
        dates={
          diedOn && (
            <Resilient fallback={null}>
              <LegalDates death={diedOn} now={new Date(receipt.receivedAt)} />
            </Resilient>
          )
        }
      />
      <NextPart heading="h4" />
      <Part title={copy.sent.title} heading="h4">
        <SentSummary sent={sentOf(values)} phone={values.phone} />
      </Part>
      <Part title={rights.title} heading="h4">
        <ReceiptRows rows={[rights.withdraw, ...rights.rows]} />
        <p className="mt-2">
          <a {...toPage} href={`${receipt.path}#withdraw-check`}>
            {rights.withdraw.link}
          </a>
        </p>
      </Part>
    </div>
  );
}
