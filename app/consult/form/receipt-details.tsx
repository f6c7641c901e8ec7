import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { receipt as copy } from '#app/content/consult.ts';
import { firm } from '#app/content/firm.ts';
import { CopyButton } from '#app/ui/copy/copy.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { Resilient } from '#app/ui/resilient/resilient.tsx';
import PhoneIcon from '~icons/lucide/phone';
import type { Receipt } from '../submission/form-state.ts';
import { formatInstant } from '../submission/instant.ts';
import { ReceiptRow, ReceiptRows } from './receipt-rows.tsx';
import { readSent, sentSnapshot, subscribeSent } from './sent.ts';
import { SentSummary } from './sent-summary.tsx';

// The law of deadlines, with its holidays, is fetched by those who sent a date.
const LegalDates = lazy(() => import('./legal-dates.tsx'));

interface ReceiptDetailsProps {
  receipt: Receipt;
  /** In place of the form: with a link to the receipt's page, and headings below the form's. */
  inPlace?: boolean;
}

/**
 * A stored request's reference and time, what happens next, the legal periods, what was sent, and how to
 * change or delete it. What was sent is known only in the tab that sent it.
 */
export function ReceiptDetails({ receipt, inPlace = false }: ReceiptDetailsProps) {
  const { reference, receivedAt } = receipt;
  const snapshot = useSyncExternalStore(subscribeSent, sentSnapshot, () => null);
  const sent = readSent(snapshot, reference);
  const { next, periods, rights } = copy;
  return (
    <div data-clarity-mask="true">
      <p className="mt-2.5 text-balance">{copy.keep}</p>
      <dl className="mt-7 border-t border-ink">
        <ReceiptRow term={copy.reference}>
          <span className="marked number mr-6 t4" id="receipt-reference">
            {reference}
          </span>
          <CopyButton target="receipt-reference" content="text" className="copy-link">
            {copy.copy}
          </CopyButton>
        </ReceiptRow>
        <ReceiptRow term={copy.receivedAt}>
          <time className="mr-6" dateTime={receivedAt} suppressHydrationWarning>
            {formatInstant(receivedAt)}
          </time>
          {inPlace && (
            <a
              className="link inline-flex min-h-11 items-center print:hidden"
              href={`/received/${reference}`}
              // A full page load: vendor scripts in this document would read the reference from the URL.
              target="_top"
            >
              {copy.open}
            </a>
          )}
        </ReceiptRow>
      </dl>

      <Part title={periods.title} inPlace={inPlace}>
        <div className="mt-3 grid max-w-[37em] gap-y-3">
          {periods.text.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p className="font-semibold text-ink">{periods.urgent}</p>
        </div>
        {sent?.diedOn && (
          <Resilient fallback={null}>
            <LegalDates death={sent.diedOn} />
          </Resilient>
        )}
        <p className="mt-2 print:hidden">
          <a className="link inline-flex min-h-11 items-center" href={periods.calculator.href}>
            {periods.calculator.text}
          </a>
        </p>
        <div
          data-where="receipt"
          className="mt-4 flex flex-col gap-x-5 gap-y-2.5 sm:flex-row sm:items-center print:hidden"
        >
          <PhoneLink className="button sm:min-w-55">
            <PhoneIcon />
            <span className="number">{firm.phone}</span>
          </PhoneLink>
          {copy.hours && <p className="text-muted">{copy.hours}</p>}
        </div>
      </Part>

      <Part title={next.title} inPlace={inPlace}>
        <ReceiptRows rows={next.rows} />
        <p className="mt-2 print:hidden">
          <a className="link inline-flex min-h-11 items-center" href={next.notices.href}>
            {next.notices.text}
          </a>
        </p>
      </Part>
      {sent && (
        <Part title={copy.sent.title} inPlace={inPlace}>
          <SentSummary sent={sent} />
        </Part>
      )}
      <Part title={rights.title} inPlace={inPlace}>
        <ReceiptRows rows={rights.rows} />
      </Part>
    </div>
  );
}

interface PartProps {
  title: string;
  inPlace: boolean;
  children: ReactNode;
}

function Part({ title, inPlace, children }: PartProps) {
  const Heading = inPlace ? 'h4' : 'h2';
  return (
    <section className="mt-11">
      <Heading className="t3">{title}</Heading>
      {children}
    </section>
  );
}
