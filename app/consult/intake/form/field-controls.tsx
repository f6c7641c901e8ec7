import type { ComponentProps } from 'react';
import type { FieldName } from '#app/consult/requests/fields/schema.ts';
import { describedBy, FieldError, fieldId, Label } from './field-parts.tsx';

export interface FieldProps {
  name: FieldName;
  value: string | undefined;
  error: string | undefined;
}

interface InputProps extends FieldProps {
  label: string;
  /** Below the control. */
  hint?: string;
  required?: boolean;
  readOnly: boolean;
  /** Attributes of its control. */
  input: ComponentProps<'input'>;
}

/** A field of one line. */
export function Input(props: InputProps) {
  const { name, value, error, label, hint, required, readOnly, input } = props;
  return (
    <div>
      <Label name={name}>{label}</Label>
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
        <p className="mt-2 text-muted" id={`${fieldId(name)}-hint`}>
          {hint}
        </p>
      )}
      <FieldError name={name} error={error} />
    </div>
  );
}

interface SelectProps extends FieldProps {
  label: string;
  /** Says that it may stay as it is. */
  optional?: boolean;
  options: Partial<Record<string, string>>;
}

export function Select({ name, value, error, label, optional, options }: SelectProps) {
  return (
    <div>
      <Label name={name} optional={optional}>
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

interface TextAreaProps extends FieldProps {
  label: string;
  hint: string;
  readOnly: boolean;
}

/** A field of several lines. */
export function TextArea({ name, value, error, label, hint, readOnly }: TextAreaProps) {
  const id = fieldId(name);
  return (
    <div className="sm:col-span-2">
      <Label name={name}>{label}</Label>
      <p className="-mt-1 mb-2.5 text-muted" id={`${id}-hint`}>
        {hint}
      </p>
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
