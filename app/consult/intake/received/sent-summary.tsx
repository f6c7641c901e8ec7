import { form } from '#app/consult/intake/copy.ts';
import { methods, stages, timeText } from '#app/consult/requests/choices.ts';
import { areas } from '#app/firm/view/areas.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { receipt as copy } from '../copy.ts';
import { ReceiptRows } from './receipt-rows.tsx';
import type { Sent } from './sent.ts';

interface SentSummaryProps {
  sent: Sent;
  /** Shown only to the visitor who has just typed it, so that they notice a wrong one. */
  phone?: string | undefined;
}

/** The fields that were sent, without those that identify the visitor. */
export function SentSummary({ sent, phone }: SentSummaryProps) {
  const { stage, area, method, time, diedOn, message } = sent;
  const rows = [
    { term: form.phone, text: phone && `${copy.sent.phoneEnd} ${phone.slice(-4)}` },
    { term: form.stage, text: label(stages, stage) },
    { term: form.method, text: label(methods, method) },
    { term: form.time, text: time && timeText(time) },
    { term: form.area, text: label(areas, area) },
    { term: form.diedOn, text: diedOn && dottedDate(diedOn) },
    { term: form.message, text: message && copy.sent.message },
  ];
  return (
    <>
      <p className="mt-1.5 text-muted">{copy.sent.note}</p>
      <ReceiptRows rows={rows.filter(({ text }) => text)} />
    </>
  );
}

function label(words: Record<string, string>, key: string | undefined): string | undefined {
  return key === undefined ? undefined : words[key];
}
