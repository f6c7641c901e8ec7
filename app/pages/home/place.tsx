import { StreetMap } from '#app/drawings/street-map.tsx';
import { Accordion } from '#app/ui/accordion/accordion.tsx';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import { Zoom } from '#app/ui/zoom/zoom.tsx';
import { Lines, TermRow } from '../parts/text-rows.tsx';
import { type PlaceCopy, placeTerms as terms } from './place-copy.ts';

type Office = PlaceCopy['main'];

/** 오시는 길: a map and the facts of the office, with the branches folded. It has no trunk, which ends in the form. */
export function Place({ copy }: { copy: PlaceCopy }) {
  const { id, label, firm, main, branches } = copy;
  return (
    <section className="page-width place" id={id} aria-labelledby={`${id}-title`} data-later="">
      <div className="place-office">
        <PlaceMap office={main} firm={firm} />
        <div className="place-facts">
          <h2 className="mb-4 t4" id={`${id}-title`}>
            {label}
          </h2>
          <Facts office={main} />
        </div>
      </div>
      {branches.length > 0 && (
        <div className="place-branches">
          <Accordion
            headingLevel={3}
            items={branches.map((office) => ({
              title: (
                <>
                  <span className="block font-semibold">{office.name}</span>{' '}
                  <span className="block text-muted">{office.address}</span>
                </>
              ),
              content: (
                <div className="place-office">
                  <PlaceMap office={office} firm={firm} />
                  <div className="place-facts">
                    <Facts office={office} />
                  </div>
                </div>
              ),
            }))}
          />
        </div>
      )}
    </section>
  );
}

/** The street map drawn from data, or the firm's picture. */
function PlaceMap({ office, firm }: { office: Office; firm: string }) {
  const { map, picture, alt = '', building } = office;
  if (map) {
    return (
      <div className="place-map">
        <StreetMap map={map} name={firm} building={building} words={terms.map} />
      </div>
    );
  }
  if (!picture) return null;
  const { webp, ...shown } = picture;
  return (
    <div className="place-map">
      <Zoom {...shown} alt={alt} srcSet={webp} sizes="(min-width: 64rem) 690px, 100vw" />
    </div>
  );
}

function Facts({ office }: { office: Office }) {
  const { address, phone, fax, hours = [], closures = [], transit, parking, services } = office;
  const addressId = `${office.id}-address`;
  return (
    <>
      <dl className="place-rows">
        <TermRow term={terms.address}>
          <span className="block" id={addressId}>
            {address}
            {office.building && ` ${office.building}`}
          </span>
        </TermRow>
        {phone && (
          <TermRow term={terms.phone}>
            <a
              className="number -my-2 inline-flex min-h-11 items-center text-ink"
              href={`tel:${phone}`}
              ping="/contact/phone"
              data-where="place"
            >
              {phone}
            </a>
          </TermRow>
        )}
        {fax && <TermRow term={terms.fax}>{fax}</TermRow>}
        {hours.length > 0 && (
          <TermRow term={terms.hours}>
            <Lines lines={hours} />
          </TermRow>
        )}
        {closures.length > 0 && (
          <TermRow term={terms.closures}>
            <Lines lines={closures} />
          </TermRow>
        )}
        {transit && <TermRow term={terms.transit}>{transit}</TermRow>}
        {parking && <TermRow term={terms.parking}>{parking}</TermRow>}
      </dl>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {services.map(({ name, href }) => (
          <a
            key={href}
            className="link inline-flex min-h-11 items-center"
            href={href}
            rel="noopener"
          >
            {name}
          </a>
        ))}
        <CopyButton target={addressId} content="text">
          {terms.copyAddress}
        </CopyButton>
      </p>
    </>
  );
}
