import { receipt as receiptCopy } from '#app/consult/intake/copy.ts';
import { endDraftOnPage } from '#app/consult/intake/form/end-draft.behaviour.ts';
import { CallRow } from '#app/consult/intake/received/receipt-parts.tsx';
import { receiptContext } from '#app/consult/receipt/context.server.ts';
import { receiptPage as copy } from '#app/consult/receipt/copy.ts';
import { ReceiptOnPage } from '#app/consult/receipt/receipt-on-page.tsx';
import type { ReceiptView } from '#app/consult/receipt/receipt-view.ts';
import { ConfirmWithdrawal } from '#app/consult/receipt/withdrawal-form.tsx';
import { definePage } from '#app/router/define-page.ts';
import { Branch } from '#app/ui/branch.tsx';

/** Page of a receipt's link: the receipt, a step of its withdrawal, or the reason why it is closed. */
export const received = definePage({
  path: '/received/:reference',
  audience: 'visitor',
  page({ origin, read }) {
    const view = read(receiptContext);
    // Only receipt-routes.server.ts provides the view and renders this page.
    if (!view) return;
    return {
      head: { ...copy.head, noindex: true, noReferrer: true },
      body: <Received view={view} origin={origin} />,
    };
  },
});

interface ReceivedProps {
  view: ReceiptView;
  origin: string;
}

function Received({ view, origin }: ReceivedProps) {
  const receipt = view.kind === 'open' ? view.receipt : null;
  return (
    <div
      className="page-width grid gap-x-8 py-14 lg:grid-cols-12 lg:py-22 print:py-0"
      // Tracking reads it and reports a request that was sent without script once per reference.
      data-reference={receipt?.fresh ? receipt.reference : undefined}
    >
      <div className="lg:col-span-3 print:hidden">
        <Branch end="leaf" />
      </div>
      <div className="mt-6 lg:col-span-9 lg:mt-0 print:mt-0" {...endDraftOnPage}>
        <h1 className="t5">{titleOf(view)}</h1>
        <Content view={view} origin={origin} />
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

function Content({ view, origin }: ReceivedProps) {
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
