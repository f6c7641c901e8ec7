import { addressText } from '#app/firm/address-text.ts';
import { firm } from '#app/firm/firm.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { disclaimer } from '#app/pages/parts/notes.ts';

interface ColophonProps {
  /** Of the page; null where it is the visitor's own. */
  address: string | null;
}

/** What ends a page on paper, in place of header and footer: who wrote it, where it stands, by the law of which day. */
export function Colophon({ address }: ColophonProps) {
  const facts = [
    `광고책임변호사 ${firm.advertisingLawyer}`,
    addressText(firm.address),
    `법령 확인일 ${dottedDate(firm.lawCheckedOn)}`,
  ];
  return (
    <div className="colophon">
      <p>
        <strong>{`${firm.name} ${firm.phone}`}</strong>{' '}
        {address && <span>{address.replace(/^https?:\/\//, '')}</span>}
      </p>
      <p>{facts.join(' · ')}</p>
      <p>{firm.sample ? `${SAMPLE} ${disclaimer}` : disclaimer}</p>
    </div>
  );
}

const SAMPLE = '이 사이트는 견본입니다. 이름, 주소, 전화번호는 실제가 아닙니다.';
