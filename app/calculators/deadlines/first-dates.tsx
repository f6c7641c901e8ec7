import { useState } from 'react';
import { useCase } from '#app/case/case.ts';
import { laterRanks } from '#app/law/case-facts.ts';
import { copy as calculators } from '../copy.ts';
import { DeathQuestion } from '../fields/death-question.tsx';
import { copy } from './copy.ts';
import { DateRow } from './date-row.tsx';
import type { Input } from './input.ts';

interface FirstDatesProps {
  input: Input;
  /** Whether the input is the visitor's own. */
  isOwn: boolean;
  /** Dates that wrongly precede the death. */
  early: Set<string>;
  today: string;
  onChange: (part: Partial<Input>) => void;
}

/**
 * The day of death, and the day from which the visitor's own terms run: for a child or a spouse the day of the death or
 * of the news of it, for later ranks the day on which they learned that everybody before them has renounced.
 */
export function FirstDates({ input, isOwn, early, today, onChange }: FirstDatesProps) {
  const { me } = useCase().facts;
  const [opened, setOpened] = useState<boolean | null>(null);
  const isLaterRank =
    opened ??
    (input.becameHeir !== undefined ||
      (isOwn && me !== undefined && !input.knew && laterRanks.includes(me)));
  return (
    <div className="deadline-ledger needs-script">
      <DeathQuestion
        id="deadlines"
        days={input}
        today={today}
        onChange={onChange}
        future={calculators.futureDeath}
        hint={input.absenceDeclared ? copy.knewHintAbsent : copy.knewHint}
        unchosen={isLaterRank}
        onChoose={() => {
          setOpened(false);
          if (input.becameHeir) onChange({ becameHeir: undefined });
        }}
      >
        {isLaterRank ? (
          <DateRow
            id="deadlines-becameHeir"
            label={copy.dates.becameHeir}
            value={input.becameHeir}
            onDate={(becameHeir) => onChange({ becameHeir })}
            early={early.has('becameHeir')}
            recent={true}
            today={today}
          />
        ) : (
          <button
            className="link"
            type="button"
            onClick={() => {
              setOpened(true);
              if (input.knew) onChange({ knew: undefined });
            }}
          >
            {copy.laterRank}
          </button>
        )}
      </DeathQuestion>
    </div>
  );
}
