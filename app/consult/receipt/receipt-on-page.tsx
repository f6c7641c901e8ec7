import type { ReactNode } from 'react';
import { callPlan } from '#app/consult/requests/call-due.ts';
import { monthDay, untilWords, weekdayWord } from '#app/consult/requests/call-words.ts';
import { formatInstant } from '#app/consult/requests/fields/instant.ts';
import { firm } from '#app/firm/view/firm.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { dottedDate } from '#app/law/dotted-date.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import { Unbroken } from '#app/ui/unbroken.tsx';
import PhoneIcon from '~icons/lucide/phone';
import { receiptPage as copy } from './copy.ts';
import { KeepPart } from './keep-part.tsx';
import { NumberRow } from './number-row.tsx';
import { Part } from './receipt-parts.tsx';
import { isOverdue, isWaiting, receiptTitle } from './receipt-title.ts';
import type { OpenReceipt, ReceiptView } from './receipt-view.ts';
import { SentPart } from './sent-part.tsx';
import { UntilThen } from './until-then.tsx';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WordPart } from './word-part.tsx';

type ReceiptOnPageProps = Extract<ReceiptView, { kind: 'open' }> & {
  /** The site's origin, for the address of the receipt. */
  origin: string;
  now?: Date;
};

/**
 * The receipt as a page of its own, complete without script. The browser that sent the request sees what was sent, and
 * can correct the number and add a word; whoever opens the link elsewhere sees when the firm calls.
 */
export function ReceiptOnPage(props: ReceiptOnPageProps) {
  const { receipt, own, browser, problem, followUp, origin, now = new Date() } = props;
  const { state, due, reference, path, until } = receipt;
  const isPassed = isOverdue(receipt, now);
  return (
    <div
      className="receipt page-width pt-5 pb-9 lg:pt-8 lg:pb-14 print:py-0"
      // Tracking reads it and reports a request once per reference.
      data-reference={receipt.fresh ? reference : undefined}
      data-clarity-mask="true"
    >
      <div className="receipt-main">
        <div className="border-b border-ink pb-5">
          <h1 data-state={state}>
            <span className="block text-muted t2">
              {state === 'received' && !isPassed ? copy.title : copy.named(reference)}
            </span>{' '}
            <span className="mt-1 block t5">{receiptTitle(receipt, now)}</span>
          </h1>
          <Lead receipt={receipt} isPassed={isPassed} now={now} />
        </div>
        {isPassed && <NotReached called={receipt.called} />}
        {isWaiting(state) && !isPassed && <Numbers {...props} />}
        {state !== 'withdrawn' && (
          <div className="receipt-columns">
            <UntilThen receipt={receipt} own={own} now={now} />
            {own && (
              <div>
                <WordPart own={own} due={due} now={now} problem={followUp} />
                <SentPart own={own} reference={reference} />
              </div>
            )}
          </div>
        )}
        {state === 'withdrawn' && <UntilThen receipt={receipt} own={null} now={now} />}
      </div>
      <div className="receipt-aside">
        {!own && (
          <Part title={copy.sent.reference}>
            <p className="mt-2 flex flex-wrap items-center gap-x-5">
              <span className="number text-ink t3" id="receipt-reference">
                {reference}
              </span>
              <CopyButton target="receipt-reference" content="text">
                {copy.sent.copy}
              </CopyButton>
            </p>
          </Part>
        )}
        <KeepPart
          address={origin + path}
          until={until}
          now={now}
          browser={browser}
          isOwn={own !== null}
        />
        <WithdrawalForm receipt={receipt} problem={problem} isOwn={own !== null} />
      </div>
    </div>
  );
}

/** The sentences under the heading: what the state means, or why nobody calls today. */
function Lead({ receipt, isPassed, now }: { receipt: OpenReceipt; isPassed: boolean; now: Date }) {
  const { state, due, called, appointmentAt, eraseBy } = receipt;
  const today = koreanDay(now);
  const dueDay = due && koreanDay(new Date(due));
  const closed = called && dueDay !== today ? callPlan(now).days[0]?.closed : null;
  const { promisedCall, promisedMail } = copy.passed;
  const lines: ReactNode[] = [
    state === 'received' ? '' : copy.states[state].text,
    due && isPassed ? (called ? promisedCall : promisedMail)(untilWords(due, null)) : '',
    closed && dueDay && !isPassed
      ? `${copy.closed(closed)} ${copy.nextDay(monthDay(dueDay), weekdayWord(dueDay))}`
      : '',
    eraseBy && copy.eraseBy(dottedDate(koreanDay(new Date(eraseBy)))),
  ];
  return (
    <>
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)} className="mt-2.5 max-w-[37em]">
          {line}
        </p>
      ))}
      {appointmentAt && (
        <p className="mt-2.5 t3">
          <time dateTime={appointmentAt}>{formatInstant(appointmentAt)}</time>
        </p>
      )}
    </>
  );
}

/** The numbers from which and to which the firm calls, and what to do after a missed call. */
function Numbers({ receipt, own, followUp, now = new Date() }: ReceiptOnPageProps) {
  if (!receipt.called) {
    return own?.email ? (
      <dl className="receipt-row">
        <dt className="text-muted">{copy.mailTo}</dt>
        <dd className="wrap-anywhere t3">{own.email}</dd>
      </dl>
    ) : null;
  }
  const { again } = receipt;
  const missed = again ? copy.missed.again(untilWords(again, now)) : copy.missed.call;
  return (
    <div className="receipt-numbers">
      <div className="receipt-row flex flex-wrap content-start items-end justify-between gap-x-4">
        <dl>
          <dt className="text-muted">{copy.from.term}</dt>
          <dd className="t4">
            <PhoneLink>
              <span className="number" id="receipt-phone">
                {firm.phone}
              </span>
            </PhoneLink>
          </dd>
        </dl>
        <span>
          <CopyButton target="receipt-phone" content="text">
            {copy.from.copy}
          </CopyButton>
        </span>
      </div>
      {own ? (
        <NumberRow own={own} path={receipt.path} problem={followUp} />
      ) : (
        <div className="receipt-row">
          <p className="text-muted">{copy.to.byLink}</p>
          <p>{copy.to.hidden}</p>
        </div>
      )}
      <p className="receipt-row receipt-wide">
        <Unbroken text={own ? `${copy.unknownNumber} ${missed}` : `${copy.to.wrong} ${missed}`} />
      </p>
    </div>
  );
}

/** After the promised time: ways to say that nobody called. */
function NotReached({ called }: { called: boolean }) {
  return (
    <div className="mt-6 flex flex-col gap-3 sm:flex-row print:hidden" data-where="receipt">
      <PhoneLink className="button">
        <PhoneIcon />
        <span className="number">{firm.phone}</span>
      </PhoneLink>
      {called && (
        <a className="button" href="/consult">
          {copy.passed.again}
        </a>
      )}
    </div>
  );
}
