import type { ReactNode } from 'react';
import { firm } from '#app/firm/view/firm.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import PhoneIcon from '~icons/lucide/phone';
import { receiptPage as copy } from './copy.ts';

interface PartProps {
  title: string;
  id?: string;
  children: ReactNode;
}

/** A part of a receipt, with its heading. */
export function Part({ title, id, children }: PartProps) {
  return (
    <section className="receipt-part scroll-mt-24" id={id}>
      <h2 className="border-b border-ink pb-2.5 t3">{title}</h2>
      {children}
    </section>
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
