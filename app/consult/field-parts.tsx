import type { ReactNode } from 'react';
import { form as copy } from '#app/content/consult.ts';
import type { FieldName } from './schema.ts';

/** The id of a field's control: the error summary and labels point to it. */
export function fieldId(name: FieldName): string {
  return `consult-${name}`;
}

interface LabelProps {
  name: FieldName;
  optional?: boolean;
  children: ReactNode;
}

export function Label({ name, optional, children }: LabelProps) {
  return (
    <label className="mb-2 block font-semibold text-ink" htmlFor={fieldId(name)}>
      {children} {optional && <span className="font-normal text-muted t1">{copy.optional}</span>}
    </label>
  );
}

export function FieldError({ name, error }: { name: FieldName; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error t1" id={`${fieldId(name)}-error`}>
      {error}
    </p>
  );
}
