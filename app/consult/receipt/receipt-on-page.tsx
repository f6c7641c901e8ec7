import { receipt as receiptCopy } from '#app/consult/intake/copy.ts';
import LegalDates from '#app/consult/intake/received/legal-dates.tsx';
import {
  NextPart,
  Part,
  PeriodsPart,
  ReceiptHead,
} from '#app/consult/intake/received/receipt-parts.tsx';
import { ReceiptRow, ReceiptRows } from '#app/consult/intake/received/receipt-rows.tsx';
import { SentSummary } from '#app/consult/intake/received/sent-summary.tsx';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import { receiptPage as copy } from './copy.ts';
import type { OpenReceipt, WithdrawalProblem } from './receipt-view.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';

interface ReceiptOnPageProps {
  receipt: OpenReceipt;
  problem: WithdrawalProblem | undefined;
  /** The site's origin, for the address of the receipt. */
  origin: string;
}

/** States in which the firm still has to call. */
const waiting: readonly OpenReceipt['state'][] = ['received', 'missed'];

/** The receipt as a page of its own. It is complete without script. */
export function ReceiptOnPage({ receipt, problem, origin }: ReceiptOnPageProps) {
  const { state, appointmentAt, eraseBy, until, path, sent, choices } = receipt;
  const { rights } = receiptCopy;
  return (
    <div data-clarity-mask="true">
      <p className="mt-2.5 text-balance">{receiptCopy.keep}</p>
      <ReceiptHead {...receipt}>
        <ReceiptRow term={copy.state}>
          <strong className="font-semibold text-ink" data-state={state}>
            {copy.states[state].word}
          </strong>
          {appointmentAt && (
            <time className="ml-4 font-semibold text-ink" dateTime={appointmentAt}>
              {formatInstant(appointmentAt)}
            </time>
          )}
          <p>{copy.states[state].text}</p>
          {choices.length > 0 && (
            <a
              className="link inline-flex min-h-11 items-center print:hidden"
              href="#withdraw-check"
            >
              {rights.withdraw.link}
            </a>
          )}
          {eraseBy && <p>{copy.eraseBy(dottedDay(eraseBy))}</p>}
        </ReceiptRow>
        <ReceiptRow term={copy.link.term}>
          <input
            className="field mb-1 print:hidden"
            id="receipt-link"
            type="text"
            readOnly
            value={origin + path}
            aria-label={copy.link.label}
            aria-describedby="receipt-link-note"
          />
          <p className="on-paper wrap-anywhere">{origin + path}</p>
          <CopyButton target="receipt-link">{copy.link.copy}</CopyButton>
          <p className="text-muted" id="receipt-link-note">
            {copy.link.text(dottedDay(until))}
          </p>
        </ReceiptRow>
      </ReceiptHead>
      <PeriodsPart
        heading="h2"
        dates={sent.diedOn && <LegalDates death={sent.diedOn} now={new Date()} />}
      />
      {waiting.includes(state) && <NextPart heading="h2" />}
      <Part title={receiptCopy.sent.title} heading="h2">
        <SentSummary sent={sent} />
      </Part>
      <WithdrawalForm receipt={receipt} problem={problem} />
      <Part title={rights.title} heading="h2">
        <ReceiptRows rows={rights.rows} />
      </Part>
    </div>
  );
}

/** The day of an instant in Korea: 2026. 12. 22. */
function dottedDay(instant: string): string {
  return dottedDate(koreanDay(new Date(instant)));
}
