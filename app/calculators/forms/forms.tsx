import { useCallback, useEffect, useRef, useState } from 'react';
import { held } from '#app/browser/early-input.ts';
import { focusQuietly } from '#app/browser/navigation/hash.ts';
import { useCase } from '#app/case/case.ts';
import { type CourtTable, courtAt } from '#app/firm/view/court-table.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { closeDialog, openDialog } from '#app/ui/dialog/dialog.ts';
import { Modal } from '#app/ui/modal/modal.tsx';
import { useInBrowser } from '../state/use-in-browser.ts';
import { CompareScreen, QuestionsScreen, StopScreen } from './before-writing.tsx';
import { ChooseScreen } from './choose-screen.tsx';
import { copy } from './copy.ts';
import { Desk } from './desk.tsx';
import { firstClaimant } from './from-case.ts';
import type { Cost } from './guide-leaf.tsx';
import { type FormId, newWritten, type PaperCase, type Written } from './model.ts';
import { type Answers, areAnswered, stopsOf } from './stops.ts';
import { lastDay } from './time-limit.ts';
import { useHashForm } from './use-hash.ts';
import { useHolding } from './use-holding.ts';

export interface FormsProps {
  /** The forms that are shown. */
  shown: readonly FormId[];
  courts: CourtTable;
  /** Court for a last address abroad or unknown. */
  courtAbroad: string;
  costs: Readonly<Record<FormId, readonly Cost[]>>;
}

type Stage = 'compare' | 'questions' | 'stopped' | 'writing';

const LEAVE = 'forms-leave';
const unanswered: Answers = { spent: null, minor: null, together: null };

/**
 * Fills in the papers for the court. What is typed lives in this component alone; only days, relation and place are facts
 * of the case.
 */
export function Forms({ shown, courts, courtAbroad, costs }: FormsProps) {
  const form = useHashForm(shown);
  const { facts } = useCase();
  const today = useInBrowser(() => koreanDay(new Date()), '');
  const [stages, setStages] = useState<Partial<Record<FormId, Stage>>>({});
  const [answers, setAnswers] = useState(unanswered);
  const [tried, setTried] = useState(false);
  const [written, setWritten] = useState<Written | null>(null);
  const { ask, leave } = useLeaveDialog();
  useHolding(written !== null, ask);

  const { death = '', knew = facts.becameHeir ?? '', place } = facts;
  const found = place ? courtAt(courts, place) : null;
  const paperCase: PaperCase = {
    death,
    knew,
    court: place === null ? courtAbroad : (found?.court ?? ''),
    today,
  };
  // The first claimant is new in each rendering until something is typed, but its key must stay.
  const beginning = useRef<Written>(null);
  beginning.current ??= newWritten([firstClaimant(facts)]);
  const current = written ?? beginning.current;
  const put = (part: Partial<Written>) => setWritten((now) => ({ ...(now ?? current), ...part }));
  const clear = useCallback(() => {
    beginning.current = null;
    setWritten(null);
  }, []);
  useEffect(() => {
    document.addEventListener('input:cleared', clear);
    return () => document.removeEventListener('input:cleared', clear);
  }, [clear]);

  const given: Answers = {
    ...answers,
    minor: answers.minor ?? (facts.minor === 'yes' ? true : facts.minor === 'no' ? false : null),
  };
  const stage = form && (stages[form] ?? (form === 'extend' ? 'questions' : 'compare'));
  useArrival(`${form} ${stage}`);
  const go = (to: Stage, id = form) => id && setStages((now) => ({ ...now, [id]: to }));

  function choose(id: 'renounce' | 'limited'): void {
    go('questions', id);
    if (id !== form) location.hash = id;
  }

  function next(): void {
    setTried(true);
    if (!form || !areAnswered(given, knew)) return;
    go(stopsOf(form, given, knew, today).length > 0 ? 'stopped' : 'writing');
  }

  function toSpecial(): void {
    put({ special: true });
    go('writing', 'limited');
    location.hash = 'limited';
  }

  return (
    <div className="forms" data-clarity-mask="true">
      {(!form || !stage) && <ChooseScreen shown={shown} end={lastDay(knew)} />}
      {form && stage === 'compare' && <CompareScreen form={form} shown={shown} choose={choose} />}
      {form && stage === 'questions' && (
        <QuestionsScreen
          form={form}
          answers={given}
          answer={(part) => setAnswers((now) => ({ ...now, ...part }))}
          tried={tried}
          today={today}
          next={next}
        />
      )}
      {form && stage === 'stopped' && (
        <StopScreen
          form={form}
          stops={stopsOf(form, given, knew, today)}
          knew={knew}
          today={today}
          goOn={() => go('writing')}
          toSpecial={shown.includes('limited') ? toSpecial : null}
        />
      )}
      {form && stage === 'writing' && (
        <Desk
          key={form}
          form={form}
          written={current}
          put={put}
          paperCase={paperCase}
          courts={courts}
          courtAsOf={found && !found.verified ? found.asOf : null}
          costs={costs[form]}
          isHolding={written !== null}
          clear={clear}
        />
      )}
      <Modal id={LEAVE} title={copy.leave.title}>
        <p>{copy.leave.text}</p>
        <p className="form-buttons">
          <button className="button button-primary" type="button" onClick={closeLeave}>
            {copy.leave.stay}
          </button>
          <button className="button" type="button" onClick={leave}>
            {copy.leave.go}
          </button>
        </p>
      </Modal>
    </div>
  );
}

/** Focuses the title of a screen that follows another one. */
function useArrival(screen: string): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const title = document.querySelector<HTMLElement>('.forms h1');
    if (title) focusQuietly(title);
    scrollTo({ top: 0, behavior: 'instant' });
  }, [screen]);
}

/** Dialog that asks before a link leaves, for browsers that do not ask. */
function useLeaveDialog() {
  const address = useRef('');
  const ask = useCallback((to: string) => {
    address.current = to;
    const dialog = document.getElementById(LEAVE);
    if (dialog) openDialog(dialog);
  }, []);
  function leave(): void {
    held.input = false;
    location.assign(address.current);
  }
  return { ask, leave };
}

function closeLeave(): void {
  const dialog = document.getElementById(LEAVE);
  if (dialog) closeDialog(dialog);
}
