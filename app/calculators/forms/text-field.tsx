interface TextFieldProps {
  id: string;
  label: string;
  value: string;
  onText: (text: string) => void;
  hint?: string;
  /** Whether the text may have several lines. */
  long?: boolean;
  mode?: 'text' | 'tel';
}

/** Longest text of a field, so that it fits on the paper. */
const LONGEST = 200;

/**
 * Field for text that the browser must not remember: it has no name, is in no form, and its autocompletion is off.
 */
export function TextField({ id, label, value, onText, hint, long, mode = 'text' }: TextFieldProps) {
  const common = {
    id,
    className: 'field',
    value,
    maxLength: LONGEST,
    autoComplete: 'off',
    autoCorrect: 'off',
    spellCheck: false,
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {long ? (
        <textarea
          {...common}
          rows={3}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      ) : (
        <input
          {...common}
          type="text"
          inputMode={mode}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
        />
      )}
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
