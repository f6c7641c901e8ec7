import { endDraftOnPage } from '#app/consult/intake/form/end-draft.behaviour.ts';
import { receiptContext } from '#app/consult/receipt/context.server.ts';
import { receiptPage as copy } from '#app/consult/receipt/copy.ts';
import { ReceiptOnPage } from '#app/consult/receipt/receipt-on-page.tsx';
import { CallRow } from '#app/consult/receipt/receipt-parts.tsx';
import type { ReceiptView } from '#app/consult/receipt/receipt-view.ts';
import { ConfirmWithdrawal, choiceWords } from '#app/consult/receipt/withdrawal-form.tsx';
import { definePage } from '#app/router/define-page.ts';
import { Branch } from '#app/ui/branch.tsx';
import { crumbsOf } from '../parts/crumbs.ts';
import { Breadcrumb } from '../parts/page-head.tsx';

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

const { crumbs } = crumbsOf('', { path: '/received', title: copy.crumb });

interface ReceivedProps {
  view: ReceiptView;
  origin: string;
}

function Received({ view, origin }: ReceivedProps) {
  if (view.kind === 'open') {
    return (
      <div {...endDraftOnPage}>
        <div className="page-width pt-3 print:hidden">
          <Breadcrumb crumbs={crumbs} />
        </div>
        <ReceiptOnPage {...view} origin={origin} />
      </div>
    );
  }
  return (
    <div className="page-width grid gap-x-8 py-14 lg:grid-cols-12 lg:py-22 print:py-0">
      <div className="lg:col-span-3 print:hidden">
        <Branch end="leaf" />
      </div>
      <div className="mt-6 lg:col-span-9 lg:mt-0 print:mt-0">
        <h1 className="t5">
          {view.kind === 'confirm'
            ? choiceWords(view.receipt, view.choice).title
            : copy.gone[view.kind].title}
        </h1>
        {view.kind === 'confirm' ? (
          <ConfirmWithdrawal {...view} />
        ) : (
          <>
            <p className="mt-4 max-w-[37em]">{copy.gone[view.kind].text}</p>
            <CallRow />
          </>
        )}
        <p className="mt-10 print:hidden">
          <a className="link inline-flex min-h-11 items-center" href="/">
            {copy.home}
          </a>
        </p>
      </div>
    </div>
  );
}
