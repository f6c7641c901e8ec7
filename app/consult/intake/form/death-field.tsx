import { useEffect, useState } from 'react';
import { recall, store } from '#app/browser/storage.ts';
import { theCase } from '#app/case/case.ts';
import { form as copy } from '../copy.ts';
import { DayField, writeDay } from './day-field.tsx';
import type { FieldProps } from './field-controls.tsx';
import { fieldId } from './field-parts.tsx';

/** Key of the day of death that the case has filled in: it is filled in once, and stays empty once emptied. */
const FILLED_KEY = 'consult-death';

interface DeathFieldProps extends FieldProps {
  readOnly: boolean;
}

/** 돌아가신 날: filled in from the case, where the visitor sees it, and written to the case. */
export function DeathField({ readOnly, ...props }: DeathFieldProps) {
  const { name } = props;
  const [isFilled, setFilled] = useState(false);
  useEffect(() => {
    const { death } = theCase.read();
    const field = document.getElementById(fieldId(name));
    if (!death || !(field instanceof HTMLInputElement) || field.value !== '') return;
    if (recall('sessionStorage', FILLED_KEY) === death) return;
    store('sessionStorage', FILLED_KEY, death);
    writeDay(name, death);
    const folded = field.closest('details');
    if (folded) folded.open = true;
    setFilled(true);
  }, [name]);

  return (
    <DayField
      {...props}
      label={copy.diedOn}
      hint={copy.diedOnHint}
      readOnly={readOnly}
      onDay={(day) => {
        if (theCase.read().death === day) return;
        theCase.change({ death: day });
        setFilled(false);
      }}
    >
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
