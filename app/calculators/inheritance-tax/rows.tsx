import { CountField } from '../fields/count-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { copy } from './copy.ts';

interface MoneyRowProps {
  /** The last part of the field's id. */
  name: string;
  label: string;
  hint?: string;
  value: bigint | null;
  onWon: (won: bigint | null) => void;
}

/** An amount with its hint, as a row of the ledger. */
export function MoneyRow({ name, label, hint, value, onWon }: MoneyRowProps) {
  const id = `${copy.id}-${name}`;
  const hintId = `${id}-hint`;
  return (
    <div>
      <MoneyField
        id={id}
        label={label}
        value={value}
        onWon={onWon}
        {...(hint !== undefined && { describedBy: hintId })}
      />
      {hint !== undefined && (
        <p className="tax-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface CountRowProps {
  /** The last part of the field's id. */
  name: string;
  label: string;
  hint: string;
  max: number;
  unit?: string;
  value: number;
  onChange: (count: number) => void;
}

/** A number of people or years with its hint, as a row of the ledger. */
export function CountRow({ name, hint, ...field }: CountRowProps) {
  return (
    <div>
      <CountField id={`${copy.id}-${name}`} min={0} {...field} />
      <p className="tax-hint">{hint}</p>
    </div>
  );
}

interface RemoveRowProps {
  /** Label that names the row. */
  label: string;
  onRemove: () => void;
}

/** Button that removes a row. */
export function RemoveRow({ label, onRemove }: RemoveRowProps) {
  return (
    <p>
      <button className="link" type="button" onClick={onRemove}>
        {label}
      </button>
    </p>
  );
}
