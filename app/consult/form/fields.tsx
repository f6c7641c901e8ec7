import type { ComponentProps, ReactNode } from 'react';
import { areas } from '#app/content/areas.ts';
import { form as copy, methods, stages, times } from '#app/content/consult.ts';
import type { FieldErrors, FieldName, FieldValues } from '../submission/schema.ts';
import { describedBy, FieldError, fieldId, Label } from './field-parts.tsx';
import { phoneField } from './phone-field.ts';

interface FieldsProps {
  /** Initial values. */
  values: FieldValues;
  errors: FieldErrors;
  /** While the form is being sent, nothing can be typed (holdStill). */
  sending: boolean;
}

/** Every field but the consent. Three are required; the others are marked as optional. */
export function Fields({ values, errors, sending }: FieldsProps) {
  const field = (name: FieldName) => ({ name, value: values[name], error: errors[name] });
  return (
    <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
      <Input
        {...field('name')}
        label={copy.name}
        input={{ autoComplete: 'name', autoCapitalize: 'off', enterKeyHint: 'next' }}
        readOnly={sending}
        required
      />
      <Input
        {...field('phone')}
        label={copy.phone}
        input={{
          type: 'tel',
          autoComplete: 'tel',
          enterKeyHint: 'next',
          placeholder: '010-0000-0000',
          ...phoneField,
        }}
        readOnly={sending}
        required
      />
      <Stage {...field('stage')} />
      <Select {...field('area')} label={copy.area} options={{ '': copy.areaUnknown, ...areas }} />
      <Input
        {...field('diedOn')}
        label={copy.diedOn}
        input={{ type: 'date', autoComplete: 'off', min: '1900-01-01' }}
        readOnly={sending}
      />
      <Select {...field('method')} label={copy.method} options={methods} />
      <Select {...field('time')} label={copy.time} options={times} />
      <Message {...field('message')} readOnly={sending} />
    </div>
  );
}

interface FieldProps {
  name: FieldName;
  value: string | undefined;
  error: string | undefined;
}

interface TextProps extends FieldProps {
  readOnly: boolean;
}

interface InputProps extends TextProps {
  label: string;
  required?: boolean;
  /** Attributes of its control. */
  input: ComponentProps<'input'>;
}

function Input({ name, value, error, label, required, readOnly, input }: InputProps) {
  return (
    <div>
      <Label name={name} optional={!required}>
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
        aria-describedby={describedBy(name, error)}
        // Some browsers send text to a spelling service; this text is for the firm only.
        spellCheck={false}
      />
      <FieldError name={name} error={error} />
    </div>
  );
}

interface SelectProps extends FieldProps {
  label: string;
  options: Record<string, string>;
}

function Select({ name, value, error, label, options }: SelectProps) {
  return (
    <div>
      <Label name={name} optional>
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

/** 지금 상황: six radio buttons, each a target as wide as its column. */
function Stage({ name, value, error }: FieldProps) {
  return (
    <fieldset
      className="sm:col-span-2"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; a group cannot be invalid
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(name, error)}
    >
      <legend className="mb-1 font-semibold text-ink">{copy.stage}</legend>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {Object.entries(stages).map(([key, text], index) => (
          <RadioRow key={key} name={name} value={key} checked={value === key} first={index === 0}>
            {text}
          </RadioRow>
        ))}
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  );
}

interface RadioRowProps {
  name: FieldName;
  value: string;
  checked: boolean;
  /** The first row has the field's id, the target of the error summary's link. */
  first: boolean;
  children: ReactNode;
}

function RadioRow({ name, value, checked, first, children }: RadioRowProps) {
  return (
    <label className="flex min-h-13.5 cursor-pointer items-center gap-3.5 border-b border-line has-checked:font-semibold has-checked:text-ink">
      <input
        className="radio"
        type="radio"
        id={first ? fieldId(name) : undefined}
        name={name}
        value={value}
        defaultChecked={checked}
      />
      {children}
    </label>
  );
}

function Message({ name, value, error, readOnly }: TextProps) {
  const id = fieldId(name);
  return (
    <div className="sm:col-span-2">
      <Label name={name} optional>
        {copy.message}
      </Label>
      <p className="-mt-1 mb-2.5 text-muted t1" id={`${id}-hint`}>
        {copy.messageHint}
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
