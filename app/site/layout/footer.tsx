import { addressText } from '#app/firm/view/address-text.ts';
import { firm } from '#app/firm/view/firm.ts';
import { mailtoLink } from '#app/firm/view/mailto.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { dottedDate } from '#app/law/dotted-date.ts';
import { disclaimer, firmTerms, sampleNote } from '#app/pages/parts/copy.ts';
import { Lines } from '#app/pages/parts/text-rows.tsx';
import { ConsentSettings } from '#app/tracking/consent-settings.tsx';
import { Mark } from '#app/ui/brand-mark.tsx';
import { footerTerms, layoutLabels, menuTitles } from '../copy.ts';
import { type MenuLink, menuLinks } from '../navigation.ts';
import { channels } from './contact/channels.ts';
import { areaLinks, placeLink, searchLink } from './menu-links.ts';

/** Links to the site's pages, and the facts of the firm that the law and the bar association require. */
export function Footer() {
  return (
    <footer data-where="footer" className="border-t border-ink pb-6 pt-7 lg:pt-10">
      <div className="page-width grid gap-x-8 gap-y-5 sm:gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <p className="flex items-center gap-3 t3">
            {!firm.logo && <Mark />}
            {firm.name}
          </p>
          {firm.sample && (
            <p className="mt-1 text-muted sm:mt-4">
              <Lines lines={sampleNote} />
            </p>
          )}
        </div>
        <div className="lg:col-span-9">
          <nav className="site-map" aria-label={layoutLabels.siteMap} data-later="">
            <Links title={menuTitles.areas} links={areaLinks} />
            <Links title={menuTitles.calculators} links={menuLinks('calculators')} />
            <Links title={menuTitles.guide} links={[...menuLinks('main'), placeLink, searchLink]} />
          </nav>
          <dl className="firm-facts">
            {facts().map(({ term, text }) => (
              <div key={term}>
                <dt className="text-muted">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <ul className="mt-2 flex flex-wrap gap-x-5 sm:mt-5 lg:gap-x-6">
            {menuLinks('footer').map(({ text, href, important }) => (
              <li key={href}>
                <a
                  className={`-mx-2 flex min-h-11 items-center px-2 text-ink ${important ? 'font-bold' : ''}`}
                  href={href}
                >
                  {text}
                </a>
              </li>
            ))}
            <li>
              <ConsentSettings />
            </li>
            {channels().map(({ name, href, ping }) => (
              <li key={href}>
                <a
                  className="flex min-h-11 items-center text-ink"
                  href={href}
                  rel="noopener"
                  ping={ping}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-1 max-w-[46em] text-balance text-muted">{disclaimer}</p>
        </div>
      </div>
    </footer>
  );
}

function Links({ title, links }: { title: string; links: MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className="font-serif font-semibold text-ink t2">{title}</h2>
      <ul>
        {links.map(({ text, href }) => (
          <li key={href}>
            <a className="-mx-4 inline-flex min-h-11 items-center px-4 hover:underline" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function facts() {
  const [mailbox, host] = firm.email.split('@');
  return [
    ...(firm.representative
      ? [{ term: footerTerms.representative, text: firm.representative }]
      : []),
    { term: firmTerms.advertisingLawyer, text: firm.advertisingLawyer },
    ...(firm.businessNumber
      ? [{ term: footerTerms.businessNumber, text: firm.businessNumber }]
      : []),
    {
      term: firmTerms.phone,
      text: <PhoneLink className="inline-flex min-h-11 items-center text-ink" />,
    },
    ...(firm.fax ? [{ term: firmTerms.fax, text: firm.fax }] : []),
    { term: firmTerms.address, text: addressText(firm.address) },
    ...(firm.branches ?? []).map(({ name, address }) => ({
      term: name,
      text: addressText(address),
    })),
    {
      term: firmTerms.email,
      text: (
        <a className="inline-flex min-h-11 items-center text-ink" href={mailtoLink(firm.email)}>
          <span>
            {mailbox}@<wbr />
            {host}
          </span>
        </a>
      ),
    },
    {
      term: firmTerms.lawCheckedOn,
      text: dottedDate(firm.lawCheckedOn),
    },
  ];
}
