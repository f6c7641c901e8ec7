import { useState } from 'react';
import { flushSync } from 'react-dom';
import { theCase, useCase } from '#app/case/case.ts';
import { copy } from '../copy.ts';
import { type ChapterId, chapters } from './calculator-id.ts';
import { clearInput } from './input-events.ts';

const { keep: words } = copy;

/** Choice to keep the case on this device, and the button that deletes all input. Hidden while the case is empty. */
export function KeepCase({ chapter }: { chapter: ChapterId }) {
  const { facts, isKept } = useCase();
  const [isBlocked, setBlocked] = useState(false);
  if (Object.keys(facts).length === 0 && !isKept) return null;

  function choose(keep: boolean): void {
    if (keep) theCase.keep();
    else theCase.unkeep();
    setBlocked(keep && !theCase.snapshot().isKept);
  }

  function clear(): void {
    // The pressed button is removed, so the focus moves to the first field.
    flushSync(clearInput);
    document.getElementById(chapters[chapter])?.querySelector<HTMLElement>('input')?.focus();
  }

  return (
    <div className="keep-case">
      <label className="flex min-h-13 cursor-pointer items-center gap-3.5 text-ink">
        <input
          className="checkbox"
          type="checkbox"
          checked={isKept}
          aria-describedby="keep-case-text"
          onChange={({ currentTarget }) => choose(currentTarget.checked)}
        />
        <span className="font-semibold">{words.label}</span>
      </label>
      <p className="text-muted" id="keep-case-text">
        {words.text}
      </p>
      {isBlocked && (
        <p className="field-error" role="alert">
          {words.blocked}
        </p>
      )}
      <button className="link" type="button" onClick={clear}>
        {words.clear}
      </button>
    </div>
  );
}
