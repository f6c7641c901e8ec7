import { pictures } from '#app/firm/data/pictures.data.ts';
import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { firstCall } from '#app/firm/view/first-call.ts';
import { Lines } from '../parts/text-rows.tsx';
import type { HomeCopy } from './copy.ts';
import { ToPage } from './part.tsx';
import { PriceRows } from './price-rows.tsx';

interface PeopleFirstProps {
  copy: HomeCopy['people'];
  call: HomeCopy['call'];
  /** 오늘 오후 6시까지. */
  when: string;
}

/** The largest number of lawyers shown in a row. /people shows all. */
const MOST = 3;

/** The lawyers by face, who of them calls first, until when and from which number, and the first price. */
export function PeopleFirst({ copy, call, when }: PeopleFirstProps) {
  const shown = shownOf(copy.lawyers);
  const caller = shown.findIndex(({ id }) => id === firstCall.lawyer?.id);
  const hasLine = caller >= 0 && shown.length > 1;
  return (
    <div className="people-band">
      <section className="chapter people" id={copy.id} aria-labelledby="people-title">
        <div className="chapter-body">
          <h2 className="home-title t5" id="people-title">
            <Lines lines={copy.title} className="people-line" />
          </h2>
          <div className="people-parts">
            <ul className={`home-faces home-faces-${shown.length}`}>
              {shown.map((lawyer) => (
                <Face key={lawyer.id} lawyer={lawyer} />
              ))}
            </ul>
            <div className="people-call">
              {hasLine && (
                <div
                  className={`kin-line kin-line-${caller + 1}-of-${shown.length}`}
                  aria-hidden="true"
                />
              )}
              <div className={caller >= 0 ? 'call call-node' : 'call'}>
                <p className="t4">
                  <Lines lines={call.title} className="call-line" />
                </p>
                <p>
                  {call.now} <b>{when}</b> <CallFrom call={call} /> {call.besides}
                </p>
              </div>
              <div className="people-prices">
                <PriceRows rows={call.prices} />
                <ToPage {...copy.more} />
              </div>
            </div>
          </div>
        </div>
      </section>
    </div>
  );
}

/** The first lawyers, with the one who calls first among them. */
function shownOf(lawyers: readonly Lawyer[]): Lawyer[] {
  const first = lawyers.slice(0, MOST);
  const { lawyer } = firstCall;
  if (!lawyer || first.some(({ id }) => id === lawyer.id)) return first;
  return [...first.slice(0, MOST - 1), lawyer];
}

function Face({ lawyer: { name, role, portrait, areas = [] } }: { lawyer: Lawyer }) {
  const picture = portrait === undefined ? undefined : pictures[portrait];
  const [title = role] = role.split(', ');
  return (
    <li className="home-face">
      {picture && (
        <img
          className="home-face-picture"
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
        />
      )}
      <p className="home-face-words">
        <b className="t3">{name}</b> <span className="home-face-note">{title}</span>{' '}
        {areas.slice(0, 2).map((area) => (
          <span key={area} className="home-face-note">
            {areaName(area)}
          </span>
        ))}
      </p>
    </li>
  );
}

/** 02-0000-0000에서 전화드립니다. */
export function CallFrom({ call: { phone, from } }: { call: HomeCopy['call'] }) {
  return (
    <>
      <span className="number">{phone}</span>
      {from}
    </>
  );
}
