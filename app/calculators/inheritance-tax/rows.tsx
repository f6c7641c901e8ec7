import { CountField } from '../parts/count-field.tsx';
import { MoneyField } from '../parts/money-field.tsx';
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

interface SelectRowProps<Value extends string> {
  id: string;
  label: string;
  /** Said where nothing is chosen; omitted where something always is. */
  unknown?: string;
  options: readonly { value: Value; label: string }[];
  value: string | null;
  onValue: (value: Value) => void;
}

/** One of several, as a row of the ledger. */
export function SelectRow<Value extends string>(props: SelectRowProps<Value>) {
  const { id, label, unknown, options, value, onValue } = props;
  return (
    <div className="tax-select">
      <label htmlFor={id}>{label}</label>
      <select
        className="field select"
        id={id}
        value={value ?? ''}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onValue(chosen.value);
        }}
      >
        {unknown !== undefined && value === null && <option value="">{unknown}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

interface RemoveRowProps {
  /** Names the row that is removed. */
  label: string;
  onRemove: () => void;
}

/** Removes a row. */
export function RemoveRow({ label, onRemove }: RemoveRowProps) {
  return (
    <p>
      <button className="link" type="button" onClick={onRemove}>
        {label}
      </button>
    </p>
  );
}
