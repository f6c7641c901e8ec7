import { addressText } from '#app/firm/view/address-text.ts';
import { firm } from '#app/firm/view/firm.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { disclaimer, firmTerms, sampleNote } from '#app/pages/parts/copy.ts';

interface ColophonProps {
  /** Address of the page, or null if only the visitor may know it. */
  address: string | null;
}

/** End of a printed page, in place of header and footer: firm, address, and the day on which the law was checked. */
export function Colophon({ address }: ColophonProps) {
  const facts = [
    `${firmTerms.advertisingLawyer} ${firm.advertisingLawyer}`,
    addressText(firm.address),
    `${firmTerms.lawCheckedOn} ${dottedDate(firm.lawCheckedOn)}`,
  ];
  return (
    <div className="colophon">
      <p>
        <strong>{`${firm.name} ${firm.phone}`}</strong>{' '}
        {address && <span>{address.replace(/^https?:\/\//, '')}</span>}
      </p>
      <p>{facts.join(' · ')}</p>
      <p>{firm.sample ? [...sampleNote, disclaimer].join(' ') : disclaimer}</p>
    </div>
  );
}
