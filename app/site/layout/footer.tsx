import { addressText } from '#app/content/address-text.ts';
import { dottedDate } from '#app/content/dotted-date.ts';
import { firm } from '#app/content/firm.ts';
import { disclaimer, noSolicitation } from '#app/content/navigation.ts';
import { ConsentSettings } from '#app/tracking/consent-settings.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { PhoneLink } from '#app/ui/phone-link.tsx';
import { menuLinks } from '../navigation.ts';
import { channels } from './contact/channels.ts';

/** The firm's facts, as the law and the bar association require them. */
export function Footer() {
  return (
    <footer data-where="footer" className="border-t border-ink pb-16 pt-12 lg:pb-20 lg:pt-16">
      <div className="page-width grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <p className="flex items-center gap-3 t3">
            <Mark />
            {firm.name}
          </p>
          {firm.sample && (
            <p className="mt-5 text-muted t1">
              이 사이트는 견본입니다.
              <br />
              이름, 주소, 전화번호는 실제가 아닙니다.
            </p>
          )}
        </div>
        <div className="lg:col-span-9">
          <dl className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
            {facts().map(({ term, text }) => (
              <div
                key={term}
                className="grid grid-cols-[7.25rem_1fr] gap-x-2 border-b border-line py-2.5 t1"
              >
                <dt className="text-muted">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ul className="mt-5 flex flex-wrap gap-x-5 lg:gap-x-6">
            {menuLinks('footer').map(({ text, href, important }) => (
              <li key={href}>
                <a
                  className={`flex min-h-11 items-center text-ink t1 ${important ? 'font-bold' : ''}`}
                  href={href}
                >
                  {text}
                </a>
              </li>
            ))}
            <li>
              <ConsentSettings />
            </li>
            <Channels />
          </ul>
          <p className="mt-3 max-w-[46em] text-muted t1">{disclaimer}</p>
          <p className="mt-1 max-w-[46em] text-muted t1">{noSolicitation}</p>
        </div>
      </div>
    </footer>
  );
}

function facts() {
  return [
    ...(firm.representative ? [{ term: '대표변호사', text: firm.representative }] : []),
    { term: '광고책임변호사', text: firm.advertisingLawyer },
    ...(firm.businessNumber ? [{ term: '사업자등록번호', text: firm.businessNumber }] : []),
    {
      term: '전화',
      text: <PhoneLink className="-my-2.5 inline-flex min-h-11 items-center text-ink" />,
    },
    { term: '주소', text: addressText(firm.address) },
    ...(firm.branches ?? []).map(({ name, address }) => ({
      term: name,
      text: addressText(address),
    })),
    ...(firm.fax ? [{ term: '팩스', text: firm.fax }] : []),
    {
      term: '이메일',
      text: (
        <a
          className="-my-2.5 inline-flex min-h-11 items-center text-ink"
          href={`mailto:${firm.email}`}
        >
          {firm.email}
        </a>
      ),
    },
    {
      term: '법령 확인일',
      text: dottedDate(firm.lawCheckedOn),
    },
  ];
}

function Channels() {
  return channels().map(({ name, href, ping }) => (
    <li key={href}>
      <a className="flex min-h-11 items-center text-ink t1" href={href} rel="noopener" ping={ping}>
        {name}
      </a>
    </li>
  ));
}
