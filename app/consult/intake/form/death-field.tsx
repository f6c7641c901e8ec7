import { type ReactNode, useEffect, useState } from 'react';
import { recall, store } from '#app/browser/storage.ts';
import { theCase } from '#app/case/case.ts';
import { FILLED_KEY } from '#app/case/key.ts';
import { form as copy } from '../copy.ts';
import { DayField, dayIn, writeDay } from './day-field.tsx';
import type { FieldProps } from './field-controls.tsx';
import { fieldId } from './field-parts.tsx';

interface DeathFieldProps extends FieldProps {
  /** Null until the browser knows it. */
  now: Date | null;
  readOnly: boolean;
  /** Content that follows from the day, under it. */
  children: ReactNode;
}

/** 돌아가신 날: filled in from the case, where the visitor sees it, and written to the case. */
export function DeathField({ now, readOnly, children, ...props }: DeathFieldProps) {
  const { name } = props;
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    /** Fills in the day of the case where the visitor has typed no other one here. */
    function fill(): void {
      const { death } = theCase.read();
      const field = document.getElementById(fieldId(name));
      if (!death || !(field instanceof HTMLInputElement) || field.readOnly) return;
      const filled = recall('sessionStorage', FILLED_KEY);
      const isTyped = field.value !== '' && (filled === null || dayIn(field.value) !== filled);
      if (filled === death || isTyped) return;
      store('sessionStorage', FILLED_KEY, death);
      writeDay(name, death);
      const folded = field.closest('details');
      if (folded) folded.open = true;
      setFilled(true);
    }
    fill();
    document.addEventListener('page:returned', fill);
    const unsubscribe = theCase.subscribe(fill);
    return () => {
      document.removeEventListener('page:returned', fill);
      unsubscribe();
    };
  }, [name]);

  return (
    <DayField
      {...props}
      label={copy.diedOn}
      hint={copy.diedOnHint}
      now={now}
      readOnly={readOnly}
      onDay={(day) => {
        if (theCase.read().death === day) return;
        store('sessionStorage', FILLED_KEY, day);
        theCase.change({ death: day });
        setFilled(false);
      }}
    >
      {children}
      {isFilled && (
        <p className="case-note mt-2" role="status">
          <span>{copy.diedOnFilled}</span>
          <button
            className="link"
            type="button"
            disabled={readOnly}
            onClick={() => {
              writeDay(name, '');
              setFilled(false);
              document.getElementById(fieldId(name))?.focus();
            }}
          >
            {copy.empty}
          </button>
        </p>
      )}
    </DayField>
  );
}
