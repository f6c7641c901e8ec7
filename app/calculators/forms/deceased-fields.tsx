import { useState } from 'react';
import { theCase, useCase } from '#app/case/case.ts';
import { type CourtTable, districtsIn, placeIn, provincesIn } from '#app/firm/view/court-table.ts';
import { DateField } from '../fields/date-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { copy } from './copy.ts';
import type { Day, Written } from './model.ts';
import { TextField } from './text-field.tsx';

const { deceased: words, court: courtWords } = copy;

interface DeceasedFieldsProps {
  written: Written;
  put: (part: Partial<Written>) => void;
  courts: CourtTable;
}

/** 돌아가신 분. */
export function DeceasedFields({ written, put, courts }: DeceasedFieldsProps) {
  const { place } = useCase().facts;

  /** Writes the last address. Its place becomes that of the case, unless the case has another. */
  function writeAddress(address: string): void {
    put({ address });
    const before = placeIn(courts, written.address);
    const isOther = place?.province !== before?.province || place?.district !== before?.district;
    const found = placeIn(courts, address);
    if (found && (place === undefined || !isOther)) theCase.change({ place: found });
  }

  return (
    <section className="form-part" aria-labelledby="deceased-title">
      <h2 className="t4" id="deceased-title">
        {words.title}
      </h2>
      <TextField
        id="deceased-name"
        label={words.name}
        value={written.name}
        onText={(name) => put({ name })}
      />
      <DateField
        id="deceased-birth"
        label={words.birth}
        value={written.birth}
        onDate={(birth) => put({ birth })}
      />
      <HandWritten />
      <CaseDay id="deceased-death" label={words.death} fact="death" />
      <TextField
        id="deceased-registered"
        label={words.registered}
        value={written.registered}
        onText={(registered) => put({ registered })}
        hint={words.registeredHint}
      />
      <TextField
        id="deceased-address"
        label={words.address}
        value={written.address}
        onText={writeAddress}
        hint={words.addressHint}
      />
    </section>
  );
}

/** The place of a resident number, which no field asks for. */
function HandWritten() {
  return (
    <div className="form-field">
      <span className="form-label">{words.number}</span>
      <p className="form-by-hand">{words.numberHint}</p>
    </div>
  );
}

interface CaseDayProps {
  id: string;
  label: string;
  fact: 'death' | 'knew';
  hint?: string;
  recent?: boolean;
}

/** A day of the case. What came from another page says so and can be emptied. */
export function CaseDay({ id, label, fact, hint, recent = false }: CaseDayProps) {
  const { facts } = useCase();
  const value = facts[fact] ?? '';
  // A day typed here leaves the fields as they are; one set or emptied by a button needs others.
  const [revision, setRevision] = useState(0);
  const [cameFromCase, setCameFromCase] = useState(value !== '');
  const { death } = facts;

  function set(day: Day): void {
    theCase.change({ [fact]: day || undefined });
    setRevision(revision + 1);
    setCameFromCase(false);
  }

  return (
    <div className="form-field form-day">
      <DateField
        key={revision}
        id={id}
        label={label}
        value={value}
        onDate={(day) => {
          theCase.change({ [fact]: day || undefined });
          setCameFromCase(false);
        }}
        recent={recent}
        {...(hint && { describedBy: `${id}-hint` })}
      />
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {cameFromCase && value !== '' && <FromCase empty={() => set('')} />}
      {fact === 'knew' && value === '' && death && (
        <button className="link" type="button" onClick={() => set(death)}>
          {copy.questions.sameDay}
        </button>
      )}
    </div>
  );
}

/** Says that a field was filled from the case, and offers to empty it. */
export function FromCase({ empty }: { empty: () => void }) {
  return (
    <p className="form-from-case">
      <span>{copy.filled}</span>{' '}
      <button className="link" type="button" onClick={empty}>
        {copy.empty}
      </button>
    </p>
  );
}

const ABROAD = 'abroad';

interface CourtFieldsProps {
  courts: CourtTable;
  court: string;
}

/** The place of the last address, which decides the court. */
export function CourtFields({ courts, court }: CourtFieldsProps) {
  const { facts } = useCase();
  const { place } = facts;
  const [cameFromCase, setCameFromCase] = useState(place !== undefined);
  const put = (next: typeof place) => {
    theCase.change({ place: next });
    setCameFromCase(false);
  };
  const districts = place ? districtsIn(courts, place.province) : [];
  const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
  return (
    <section className="form-part" aria-labelledby="court-title">
      <h2 className="t4" id="court-title">
        {courtWords.title}
      </h2>
      <SelectField
        id="court-province"
        label={courtWords.province}
        options={[...options(provincesIn(courts)), { value: ABROAD, label: courtWords.abroad }]}
        value={place === null ? ABROAD : (place?.province ?? null)}
        onSelect={(province) => put(province === ABROAD ? null : { province, district: '' })}
      />
      {place && (
        <SelectField
          id="court-district"
          label={courtWords.district}
          options={options(districts)}
          value={place.district || null}
          onSelect={(district) => put({ ...place, district })}
        />
      )}
      {cameFromCase && place !== undefined && <FromCase empty={() => put(undefined)} />}
      {court && (
        <p className="form-court" role="status">
          {courtWords.found(court)}
        </p>
      )}
      {court && <p className="form-hint">{courtWords.check}</p>}
    </section>
  );
}
