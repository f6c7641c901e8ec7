import type { ReactNode } from 'react';
import { CASE_KEY } from '#app/case/key.ts';
import type { CourtPlace } from '#app/firm/view/court-table.ts';
import {
  courtAbroad,
  courtChange,
  courtOf,
  districtsOf,
  provinces,
} from '#app/firm/view/courts.ts';
import { shownPapers } from '#app/firm/view/papers.ts';
import { standing } from '#app/firm/view/standing.ts';
import ArrowIcon from '~icons/lucide/arrow-right';
import { Citation } from '../parts/citation.tsx';
import { courtsPage as copy } from './copy.ts';
import { ABROAD, anchorOf, PROVINCES } from './court-anchors.ts';
import { courtSteps } from './court-steps.behaviour.ts';

const { steps } = copy;

/**
 * 시·도, 시·군·구 and court: links to anchors of the page, each a step. The style sheet shows the step whose anchor the
 * address names, so the steps and Back work without script. Without `:has`, and on paper, all are shown.
 */
export function CourtFinder({ children }: { children: ReactNode }) {
  return (
    <div className="court-finder" data-case={CASE_KEY} {...courtSteps}>
      <svg className="court-line" aria-hidden="true" focusable="false">
        <path className="court-line-marker" />
        <path />
        <circle r="6" />
      </svg>
      <nav className="court-provinces" id={PROVINCES} aria-labelledby={`${PROVINCES}-title`}>
        <h2 className="court-step" id={`${PROVINCES}-title`}>
          <span className="lg:hidden">{steps.chooseProvince}</span>
          <span className="max-lg:hidden">{steps.province}</span>
        </h2>
        <ul className="court-choices">
          {provinces.map((name) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
        <p className="court-unknown">
          <a className="link" href={`#${ABROAD}`}>
            {steps.unknown}
            <ArrowIcon />
          </a>
        </p>
      </nav>
      <div className="court-waits court-districts" aria-hidden="true">
        <p className="court-step">{steps.district}</p>
        <p>{steps.waits}</p>
      </div>
      <div className="court-waits court-answer-empty" aria-hidden="true">
        <p className="court-step">{steps.court}</p>
      </div>
      {provinces.map((province) => (
        <Province key={province} name={province} />
      ))}
      <section className="court-place" aria-label={steps.unknown}>
        <Abroad />
      </section>
      <div className="court-rest">{children}</div>
    </div>
  );
}

function Province({ name }: { name: string }) {
  // A 시·도 with one court needs no second step.
  const only = courtOf({ province: name });
  const districts = districtsOf(name);
  return (
    <section className="court-place" aria-label={name}>
      {only ? (
        <Answer place={{ province: name }} court={only} />
      ) : (
        <>
          <div className="court-districts" id={name}>
            <ol className="court-path">
              <li>
                {name} <Change from={name} to={PROVINCES} />
              </li>
              <li>{steps.chooseDistrict}</li>
            </ol>
            <h3 className="court-step max-lg:hidden">{steps.district}</h3>
            <ul className="court-choices">
              {districts.map((district) => (
                <li key={district}>
                  <a href={`#${anchorOf({ province: name, district })}`}>{district}</a>
                </li>
              ))}
            </ul>
            <p className="court-hint">
              {districts.some((district) => district.includes(' ')) ? steps.ward : steps.noWard}
            </p>
          </div>
          {districts.map((district) => {
            const place = { province: name, district };
            const court = courtOf(place);
            return court && <Answer key={district} place={place} court={court} />;
          })}
        </>
      )}
    </section>
  );
}

interface AnswerProps {
  place: CourtPlace;
  court: NonNullable<ReturnType<typeof courtOf>>;
}

/** The court of a place, at the end of the steps that lead to it. */
function Answer({ place, court: { court, civilCourt, verified, asOf, contact } }: AnswerProps) {
  const { province, district } = place;
  const next = courtChange(place);
  return (
    <div
      className={district ? 'court-answer' : 'court-answer court-only'}
      id={anchorOf(place)}
      data-province={province}
      data-district={district ?? ''}
    >
      <p className="court-step max-lg:hidden">{steps.court}</p>
      <ol className="court-path">
        <li>
          {province} {!district && <Change from={province} to={PROVINCES} />}
        </li>
        {district && (
          <li>
            {district} <Change from={district} to={province} />
          </li>
        )}
        <li className="court-name">
          <h3>{court}</h3>
        </li>
      </ol>
      {!district && <p>{steps.one}</p>}
      {next && <p>{copy.change(next.from, next.court)}</p>}
      {civilCourt && <p>{copy.civil(civilCourt)}</p>}
      {contact && (
        <p>
          {contact.address} <span className="number">{contact.phone}</span>
        </p>
      )}
      {!verified && <p className="court-unread">{copy.unread(asOf)}</p>}
    </div>
  );
}

function Change({ from, to }: { from: string; to: string }) {
  return (
    <a className="link court-change" href={`#${to}`}>
      <span className="sr-only">{from} </span>
      {steps.change}
    </a>
  );
}

function Abroad() {
  const { title, find, paper } = copy.abroad;
  return (
    <div className="court-answer court-only" id={ABROAD}>
      <p className="court-step max-lg:hidden">{steps.court}</p>
      <ol className="court-path">
        <li>
          {title} <Change from={steps.unknown} to={PROVINCES} />
        </li>
        <li className="court-name">
          <h3>{courtAbroad.court}</h3>
        </li>
      </ol>
      <p>
        {courtAbroad.says}{' '}
        <span className="row-basis">
          <Citation text={courtAbroad.basis} />
        </span>
      </p>
      <p>{find}</p>
      {standing['/papers'] && shownPapers.has('resident-dec') && (
        <p>
          <a className="link court-link" href={paper.href}>
            {paper.text}
            <ArrowIcon />
          </a>
        </p>
      )}
    </div>
  );
}
