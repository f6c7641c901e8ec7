import { useState } from 'react';
import type { Facts } from '#app/case/facts.ts';
import type { FactsChange } from '#app/case/store.ts';
import type { CourtContact } from '#app/firm/schema/court-schema.ts';
import {
  type Court,
  type CourtTable,
  courtAt,
  districtsIn,
  provincesIn,
} from '#app/firm/view/court-table.ts';
import { dottedDate } from '#app/law/dotted-date.ts';
import { copy } from './copy.ts';
import { words } from './list-copy.ts';

interface PlaceProps {
  courts: CourtTable;
  place: Facts['place'];
  /** Beginning of the ids, because a task may ask as well. */
  prefix: string;
  onChange: (part: FactsChange<Facts>) => void;
}

/** The last address as far as it decides the court. A 시·도 with one court needs no 시·군·구. */
export function PlaceFields({ courts, place, prefix, onChange }: PlaceProps) {
  const [province, setProvince] = useState(place?.province ?? '');
  const district = place?.province === province ? place.district : '';
  const needsDistrict = province !== '' && !courtAt(courts, { province });
  const { place: labels } = words;

  function choose(next: string): void {
    setProvince(next);
    const isWhole = courtAt(courts, { province: next }) !== null;
    onChange({ place: isWhole ? { province: next, district: '' } : undefined });
  }

  return (
    <div className="ask-place">
      <label htmlFor={`${prefix}-province`}>{labels.province}</label>
      <select
        className="field select"
        id={`${prefix}-province`}
        value={province}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="" disabled>
          {labels.province}
        </option>
        {provincesIn(courts).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      {needsDistrict && (
        <>
          <label htmlFor={`${prefix}-district`}>{labels.district}</label>
          <select
            className="field select"
            id={`${prefix}-district`}
            value={district}
            onChange={({ currentTarget }) =>
              onChange({ place: { province, district: currentTarget.value } })
            }
          >
            <option value="" disabled>
              {labels.district}
            </option>
            {districtsIn(courts, province).map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}

/** The telephone number and the address of a court, or a link to where they can be looked up. */
export function CourtContactLine({ contact }: { contact: CourtContact | null }) {
  if (!contact) {
    const { text, href } = copy.court.contact;
    return (
      <p>
        <a className="link" href={href}>
          {text}
        </a>
      </p>
    );
  }
  return (
    <p>
      <span>{contact.address}</span> <span className="number">{contact.phone}</span>
    </p>
  );
}

/** The court of a place, with the sentence on how well it is known. */
export function CourtName({ court, children }: { court: Court; children: string }) {
  return (
    <div className="todo-court" role="status">
      <p className="t3">{court.court}</p>
      <p className="text-muted">{children}</p>
      {!court.verified && <p className="text-muted">{copy.court.caveat(dottedDate(court.asOf))}</p>}
    </div>
  );
}

/** Returns the court of the case; null without a place, or abroad. */
export function courtOfCase(courts: CourtTable, place: Facts['place']): Court | null {
  if (!place) return null;
  const { province, district } = place;
  return courtAt(courts, district ? { province, district } : { province });
}
