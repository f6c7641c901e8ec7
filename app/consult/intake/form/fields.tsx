import { callTimes, methods } from '#app/consult/requests/choices.ts';
import type { FieldErrors, FieldName, FieldValues } from '#app/consult/requests/fields/schema.ts';
import { form as copy } from '../copy.ts';
import { ContactFields } from './contact-fields.tsx';
import { Input, Select } from './field-controls.tsx';
import { Stage } from './stage-field.tsx';

export interface FieldsProps {
  /** Initial values. */
  values: FieldValues;
  errors: FieldErrors;
  /** While the form is being sent, nothing can be typed (holdStill). */
  sending: boolean;
  /** The short form has the method among the folded fields. */
  short: boolean;
}

/** Fields that the firm needs to call back: name, contact, situation and time. */
export function Fields({ values, errors, sending, short }: FieldsProps) {
  const field = (name: FieldName) => ({ name, value: values[name], error: errors[name] });
  return (
    <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2">
      <Input
        {...field('name')}
        label={copy.name}
        input={{ autoComplete: 'name', autoCapitalize: 'off' }}
        readOnly={sending}
        required
      />
      <ContactFields phone={field('phone')} email={field('email')} readOnly={sending} />
      <Stage {...field('stage')} />
      {!short && <Select {...field('method')} label={copy.method} options={methods} />}
      <Select {...field('time')} label={copy.time} options={callTimes} />
    </div>
  );
}
