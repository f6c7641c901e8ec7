import { type FormEvent, type MouseEvent, use, useEffect, useState } from 'react';
import { formatWhileTyping } from '#app/ui/typing/format-while-typing.ts';
import { copy } from '../copy.ts';
import { arrangeWon } from './arrange-won.ts';
import { UnusableFieldsContext } from './unusable-fields.ts';
import { formatWon, groupDigits, readWon } from './won.ts';

interface MoneyFieldProps {
  id: string;
  label: string;
  /** Initial amount in won; null for an empty field. Give the field another `key` to change it. */
  value: bigint | null;
  onWon: (won: bigint | null) => void;
  /** Id of a further description. */
  describedBy?: string;
}

/**
 * Field for an amount in won. Groups digits while the visitor types, and reads 9억 and 3억5천 too. Shows how it reads
 * the text, and offers the other reading if there are two.
 */
export function MoneyField({ id, label, value, onWon, describedBy }: MoneyFieldProps) {
  const [typed, setTyped] = useState(() => inDigits(value));
  const { won, other } = readWon(typed);
  const unreadable = won === null && typed.trim() !== '';
  const fault = other === null ? copy.unreadable : copy.oddComma(formatWon(other));

  const report = use(UnusableFieldsContext);
  const [left, setLeft] = useState(false);
  // An incomplete amount may be unreadable while the visitor types.
  const words = unreadable && left ? copy.unreadableAmount(label) : null;
  useEffect(() => {
    report(id, words);
    return () => report(id, null);
  }, [report, id, words]);

  function read({ currentTarget }: FormEvent<HTMLInputElement>): void {
    setTyped(currentTarget.value);
    onWon(readWon(currentTarget.value).won);
  }

  function takeOther({ currentTarget }: MouseEvent): void {
    const input = fieldBeside(currentTarget);
    if (!input || other === null) return;
    input.value = inDigits(other);
    setTyped(input.value);
    onWon(other);
  }

  return (
    <div className="money">
      <label htmlFor={id}>{label}</label>
      <span className="ml-auto text-right text-muted" id={`${id}-reading`}>
        {unreadable ? fault : won !== null && won > 0n && formatWon(won)}
      </span>
      <span className="money-box">
        <input
          ref={arrangeMoney}
          className="field text-right font-semibold"
          id={id}
          type="text"
          // A numeric keypad has no letters for 9억.
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          defaultValue={inDigits(value)}
          aria-invalid={unreadable || undefined}
          aria-describedby={[`${id}-reading`, describedBy].filter(Boolean).join(' ')}
          onInput={read}
          onBlur={({ currentTarget }) => {
            const read = readWon(currentTarget.value).won;
            if (read !== null) currentTarget.value = inDigits(read);
            setLeft(read === null);
          }}
        />
        {/* Touch only. A keyboard has the letters, so Tab skips the buttons. */}
        <span className="control-box money-units needs-script">
          {copy.units.map((unit) => (
            <button
              key={unit}
              type="button"
              tabIndex={-1}
              aria-label={copy.addUnit(label, unit)}
              // Keeps the focus in the field, and the keyboard of a phone open.
              onPointerDown={(event) => event.preventDefault()}
              onClick={({ currentTarget }) => addUnit(fieldBeside(currentTarget), unit)}
            >
              {unit}
            </button>
          ))}
        </span>
        <span aria-hidden="true">{copy.won}</span>
      </span>
      {other !== null && (
        <button className="link ml-auto" type="button" onClick={takeOther}>
          {copy.otherReading(formatWon(other))}
        </button>
      )}
    </div>
  );
}

function inDigits(won: bigint | null): string {
  return won === null ? '' : groupDigits(String(won));
}

function fieldBeside(button: Element): HTMLInputElement | null {
  return button.closest('.money')?.querySelector('input') ?? null;
}

/** Inserts a unit at the caret if it makes the text an amount. Focuses the field. */
function addUnit(field: HTMLInputElement | null, unit: string): void {
  if (!field) return;
  if (document.activeElement !== field) {
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
  }
  const { value, selectionStart, selectionEnd } = field;
  const start = selectionStart ?? value.length;
  const end = selectionEnd ?? start;
  const { won, other } = readWon(value.slice(0, start) + unit + value.slice(end));
  // Inserts like typing, so that the visitor can undo it.
  if (won !== null || other !== null) document.execCommand('insertText', false, unit);
}

/** Ref callback. Defined outside the component, so that React attaches it once. */
function arrangeMoney(field: HTMLInputElement | null): (() => void) | undefined {
  return field ? formatWhileTyping(field, arrangeWon) : undefined;
}
