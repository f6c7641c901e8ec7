import { endDraftOnPage } from '#app/consult/form/end-draft.behaviour.ts';
import { ReceiptOnPage } from '#app/consult/receipt/receipt-on-page.tsx';
import { CallRow } from '#app/consult/receipt/receipt-parts.tsx';
import type { ReceiptView } from '#app/consult/receipt/receipt-view.ts';
import { ConfirmWithdrawal } from '#app/consult/receipt/withdrawal-form.tsx';
import { receipt as receiptCopy } from '#app/content/consult.ts';
import { receiptPage as copy } from '#app/content/receipt.ts';
import { Branch } from '#app/ui/branch.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import type { received } from './received.loader.server.ts';

/** What the link of a receipt shows: the receipt, a step of its withdrawal, or why there is none. */
export function Page({ content }: LoadedProps<typeof received>) {
  const { view } = content;
  const receipt = view.kind === 'open' ? view.receipt : null;
  return (
    <div
      className="page-width grid gap-x-8 py-14 lg:grid-cols-12 lg:py-22"
      // Read by tracking: a request sent without script is reported once for each reference.
      data-reference={receipt?.fresh ? receipt.reference : undefined}
      // Its address is personal: tools that start on another page must not see it after Back.
      data-own-document=""
    >
      <div className="lg:col-span-3">
        <Branch end="leaf" />
      </div>
      <div className="mt-6 lg:col-span-9 lg:mt-0" {...endDraftOnPage}>
        <h1 className="t5">{titleOf(view)}</h1>
        <Content {...content} />
        <p className="mt-10 print:hidden">
          <a className="link inline-flex min-h-11 items-center" href="/">
            {copy.home}
          </a>
        </p>
      </div>
    </div>
  );
}

function titleOf(view: ReceiptView): string {
  if (view.kind === 'open') {
    return view.receipt.state === 'withdrawn' ? copy.withdrawn : receiptCopy.title;
  }
  return view.kind === 'confirm'
    ? copy.withdrawal[view.choice].title
    : copy.closed[view.kind].title;
}

function Content({ view, origin }: LoadedProps<typeof received>['content']) {
  if (view.kind === 'open') {
    return <ReceiptOnPage receipt={view.receipt} problem={view.problem} origin={origin} />;
  }
  if (view.kind === 'confirm') return <ConfirmWithdrawal {...view} />;
  return (
    <>
      <p className="mt-4 max-w-[37em]">{copy.closed[view.kind].text}</p>
      <CallRow />
    </>
  );
}
