import { type FormEvent, type MouseEvent, use, useEffect, useState } from 'react';
import { formatWhileTyping } from '#app/ui/typing/format-while-typing.ts';
import { arrangeWon } from './arrange-won.ts';
import { copy } from './copy.ts';
import { UnusableFieldsContext } from './unusable-fields.ts';
import { formatWon, groupDigits, readWon } from './won.ts';

interface MoneyFieldProps {
  id: string;
  label: string;
  /** In won; null is an empty field. Read when the field is rendered: give it another `key` to change it. */
  value: bigint | null;
  onWon: (won: bigint | null) => void;
  /** Id of further words about it. */
  describedBy?: string;
}

/**
 * An amount in won, grouped while it is typed; 9억 and 3억5천 are read too. Beside it what it says, and what else
 * it may say.
 */
export function MoneyField({ id, label, value, onWon, describedBy }: MoneyFieldProps) {
  const [typed, setTyped] = useState(() => inDigits(value));
  const { won, other } = readWon(typed);
  const unreadable = won === null && typed.trim() !== '';
  const fault = other === null ? copy.unreadable : copy.oddComma(formatWon(other));

  const report = use(UnusableFieldsContext);
  const [left, setLeft] = useState(false);
  // While it is typed, an amount may be unreadable that is not complete.
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
    const input = currentTarget.closest('.money')?.querySelector('input');
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
          inputMode="numeric"
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

/** As a ref: the same function at every render, so that it is attached once. */
function arrangeMoney(field: HTMLInputElement | null): (() => void) | undefined {
  return field ? formatWhileTyping(field, arrangeWon) : undefined;
}
