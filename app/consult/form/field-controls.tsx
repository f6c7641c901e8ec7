import type { ComponentProps, ReactNode } from 'react';
import type { FieldName } from '../submission/schema.ts';
import { describedBy, FieldError, fieldId, Label } from './field-parts.tsx';

export interface FieldProps {
  name: FieldName;
  value: string | undefined;
  error: string | undefined;
}

interface TextProps extends FieldProps {
  readOnly: boolean;
}

interface InputProps extends TextProps {
  label: string;
  /** Below the control. */
  hint?: string;
  /** Marked as optional unless it is required, or the words around it say so. */
  optional?: boolean;
  required?: boolean;
  /** Attributes of its control. */
  input: ComponentProps<'input'>;
}

/** A field of one line. */
export function Input(props: InputProps) {
  const { name, value, error, label, hint, optional, required, readOnly, input } = props;
  return (
    <div>
      <Label name={name} optional={optional ?? !required}>
        {label}
      </Label>
      <input
        type="text"
        {...input}
        className="field"
        id={fieldId(name)}
        name={name}
        defaultValue={value}
        readOnly={readOnly}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, error, hint && 'hint')}
        // Some browsers send text to a spelling service; this text is for the firm only.
        spellCheck={false}
      />
      {hint && (
        <Hint name={name} below>
          {hint}
        </Hint>
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

interface SelectProps extends FieldProps {
  label: string;
  options: Partial<Record<string, string>>;
  /** Marked as optional. */
  optional?: boolean;
}

export function Select({ name, value, error, label, options, optional }: SelectProps) {
  return (
    <div>
      <Label name={name} optional={optional ?? false}>
        {label}
      </Label>
      <select
        className="field select"
        id={fieldId(name)}
        name={name}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, error)}
      >
        {Object.entries(options).map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <FieldError name={name} error={error} />
    </div>
  );
}

interface TextAreaProps extends TextProps {
  label: string;
  hint: string;
}

/** A field of several lines. */
export function TextArea({ name, value, error, label, hint, readOnly }: TextAreaProps) {
  const id = fieldId(name);
  return (
    <div className="sm:col-span-2">
      <Label name={name}>{label}</Label>
      <Hint name={name}>{hint}</Hint>
      <textarea
        className="field block min-h-36 resize-y"
        id={id}
        name={name}
        rows={4}
        defaultValue={value}
        readOnly={readOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, error, 'hint')}
        spellCheck={false}
      />
      <FieldError name={name} error={error} />
    </div>
  );
}

interface HintProps {
  name: FieldName;
  /** Below its control, not above it. */
  below?: boolean;
  children: ReactNode;
}

function Hint({ name, below, children }: HintProps) {
  return (
    <p
      className={below ? 'mt-2 text-muted' : '-mt-1 mb-2.5 text-muted'}
      id={`${fieldId(name)}-hint`}
    >
      {children}
    </p>
  );
}
