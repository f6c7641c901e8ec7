import { Island } from '#app/browser/island.tsx';
import { island as receiptIsland } from '#app/consult/form/receipt.island.ts';
import type { Receipt } from '#app/consult/submission/form-state.ts';
import { receipt as copy } from '#app/content/consult.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { Branch } from '#app/ui/branch.tsx';

/** 신청이 접수되었습니다: where a form sent without script ends. */
export function Page({ content: receipt }: PageProps<Receipt>) {
  return (
    <div
      className="page-width grid gap-x-8 py-14 lg:grid-cols-12 lg:py-22"
      // Read by tracking: a request sent without script is reported once for each reference.
      data-reference={receipt.reference}
      // Its address is personal: tools that start on another page must not see it after Back.
      data-own-document=""
    >
      <div className="lg:col-span-3">
        <Branch end="leaf" />
      </div>
      <div className="mt-6 lg:col-span-9 lg:mt-0">
        <h1 className="t5">{copy.title}</h1>
        <Island of={receiptIsland} props={{ receipt }} />
        <p className="mt-10 print:hidden">
          <a className="link inline-flex min-h-11 items-center" href="/">
            처음으로
          </a>
        </p>
      </div>
    </div>
  );
}
