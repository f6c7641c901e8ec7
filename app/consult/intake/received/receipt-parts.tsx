import type { ReactNode } from 'react';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { firm } from '#app/firm/view/firm.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import PhoneIcon from '~icons/lucide/phone';
import { receipt as copy } from '../copy.ts';
import { ReceiptRow, ReceiptRows } from './receipt-rows.tsx';

interface PartProps {
  /** `h4` in place of the form, whose heading is an h3. */
  heading: 'h2' | 'h4';
  title: string;
  id?: string;
  children: ReactNode;
}

/** A part of a receipt, on its page or in place of the form. */
export function Part({ heading: Heading, title, id, children }: PartProps) {
  return (
    <section className="mt-11 scroll-mt-24 print:mt-5" id={id}>
      <Heading className="t3">{title}</Heading>
      {children}
    </section>
  );
}

interface ReceiptHeadProps {
  reference: string;
  receivedAt: string;
  /** Content next to the time. */
  beside?: ReactNode;
  /** More rows. */
  children?: ReactNode;
}

/** The reference and the time at which the request was received. */
export function ReceiptHead({ reference, receivedAt, beside, children }: ReceiptHeadProps) {
  return (
    <dl className="mt-7 border-t border-ink print:mt-3">
      <ReceiptRow term={copy.reference}>
        <span className="marked number mr-6 t4" id="receipt-reference">
          {reference}
        </span>
        <CopyButton target="receipt-reference" content="text">
          {copy.copy}
        </CopyButton>
      </ReceiptRow>
      <ReceiptRow term={copy.receivedAt}>
        <time className="mr-6" dateTime={receivedAt}>
          {formatInstant(receivedAt)}
        </time>
        {beside}
      </ReceiptRow>
      {children}
    </dl>
  );
}

/** Warns that the legal periods keep running, with the firm's number and, if known, the dates. */
export function PeriodsPart({ heading, dates }: Pick<PartProps, 'heading'> & { dates: ReactNode }) {
  const { periods } = copy;
  return (
    <Part title={periods.title} heading={heading}>
      <div className="mt-3 grid max-w-[37em] gap-y-3">
        {periods.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p className="font-semibold text-ink">{periods.urgent}</p>
      </div>
      {dates}
      <p className="mt-2 print:hidden">
        <a className="link inline-flex min-h-11 items-center" href={periods.calculator.href}>
          {periods.calculator.text}
        </a>
      </p>
      <CallRow />
    </Part>
  );
}

/** The firm's number as a button, and when it answers. */
export function CallRow() {
  return (
    <div
      data-where="receipt"
      className="mt-4 flex flex-col gap-x-5 gap-y-2.5 sm:flex-row sm:items-center print:hidden"
    >
      <PhoneLink className="button flex-wrap gap-y-0 sm:min-w-55">
        <PhoneIcon />
        <span className="number">{firm.phone}</span>
      </PhoneLink>
      {copy.hours && <p className="text-muted">{copy.hours}</p>}
    </div>
  );
}

/** The next steps of the firm and their times. */
export function NextPart({ heading }: Pick<PartProps, 'heading'>) {
  const { next } = copy;
  return (
    <Part title={next.title} heading={heading}>
      <ReceiptRows
        rows={next.rows.map(({ term, text }) => ({ term, text: <Unbroken text={text} /> }))}
      />
      <p className="mt-2 print:hidden">
        <a className="link inline-flex min-h-11 items-center" href={next.notices.href}>
          {next.notices.text}
        </a>
      </p>
    </Part>
  );
}
