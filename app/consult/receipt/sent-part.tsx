import { methods, stages, timeText } from '#app/consult/requests/choices.ts';
import { labels } from '#app/consult/requests/fields/labels.ts';
import { labelOf } from '#app/consult/requests/label-of.ts';
import { areas } from '#app/firm/view/areas.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import { receiptPage } from './copy.ts';
import { Part } from './receipt-parts.tsx';
import type { OwnReceipt } from './receipt-view.ts';

const copy = receiptPage.sent;

/** The fields that were sent, for the browser that sent them, without the text of the message. */
export function SentPart({ own, reference }: { own: OwnReceipt; reference: string }) {
  const { name, phone, email, method, time, stage, area, diedOn, message, facts } = own;
  const rows = [
    { term: copy.name, text: name },
    { term: labels.email, text: email },
    { term: labels.method, text: method === 'phone' ? null : labelOf(methods, method) },
    { term: copy.time, text: phone && method !== 'email' ? timeText(time) : null },
    { term: copy.stage, text: labelOf(stages, stage) },
    { term: labels.area, text: area && labelOf(areas, area) },
    { term: labels.diedOn, text: diedOn && dottedDate(diedOn) },
    { term: labels.message, text: message && copy.received },
    { term: copy.facts, text: facts && copy.received },
  ];
  return (
    <Part title={copy.title}>
      <dl>
        <div className="receipt-pair">
          <dt className="text-muted">{copy.reference}</dt>
          <dd className="flex flex-wrap items-center justify-between text-ink">
            <span className="number font-semibold" id="receipt-reference">
              {reference}
            </span>
            <CopyButton target="receipt-reference" content="text">
              <span className="sr-only">{`${copy.reference} `}</span>
              {copy.copyShort}
            </CopyButton>
          </dd>
        </div>
        {rows
          .filter(({ text }) => text)
          .map(({ term, text }) => (
            <div key={term} className="receipt-pair">
              <dt className="text-muted">{term}</dt>
              <dd className="wrap-anywhere text-ink">{text}</dd>
            </div>
          ))}
      </dl>
    </Part>
  );
}
