import { useEffect, useState } from 'react';
import { useCase } from '#app/case/case.ts';
import type { CalendarDate } from '#app/law/family.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import type { RenunciationTerm } from './renunciation-term.ts';

/**
 * Returns the term to renounce after a death, or null. The law, with its holidays, is fetched by those who enter a day.
 *
 * @param now null until the browser knows it
 */
export function useTerm(death: CalendarDate | null, now: Date | null): RenunciationTerm | null {
  const [term, setTerm] = useState<RenunciationTerm | null>(null);
  const { knew } = useCase().facts;
  const today = now && koreanDay(now);
  useEffect(() => {
    if (!(death && today)) {
      setTerm(null);
      return;
    }
    let isCurrent = true;
    const since = knew && knew >= death && knew <= today ? knew : death;
    import('./renunciation-term.ts')
      .then(({ renunciationTerm }) => {
        if (isCurrent) setTerm(renunciationTerm(death, since, today));
      })
      // Without its code the form works as before.
      .catch(() => setTerm(null));
    return () => {
      isCurrent = false;
    };
  }, [death, today, knew]);
  return term;
}
