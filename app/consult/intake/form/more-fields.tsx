import type { ReactNode } from 'react';
import { methods } from '#app/consult/requests/choices.ts';
import type { FieldErrors, FieldName, FieldValues } from '#app/consult/requests/fields/schema.ts';
import { areas } from '#app/firm/view/areas.ts';
import { form as copy } from '../copy.ts';
import { ConfirmationField, MarketingField } from './choices.tsx';
import { Select, TextArea } from './field-controls.tsx';
import { Folded } from './folded.tsx';

interface MoreFieldsProps {
  /** Initial values. */
  values: FieldValues;
  errors: FieldErrors;
  /** While the form is being sent, nothing can be typed (holdStill). */
  sending: boolean;
  /** Whether a confirmation by SMS can be offered. */
  confirmation: boolean;
  /** Whether the number typed cannot receive SMS. */
  landline: boolean;
  label: string;
  /** Fields above those of every form. */
  children?: ReactNode;
}

/** 하실 말씀, and other fields that few visitors need. */
export function MoreFields(props: MoreFieldsProps) {
  const { values, errors, sending, confirmation, landline, label, children } = props;
  const field = (name: FieldName) => ({ name, value: values[name], error: errors[name] });
  const names: FieldName[] = ['area', 'message', 'method', 'confirmation', 'marketing'];
  if (children) names.push('stage', 'time');
  return (
    // On the home page it begins the second column, level with the first label.
    <div
      className={`border-t border-line py-1 sm:mt-4 xl:border-b ${children ? 'xl:-mt-3.5 xl:border-t-0' : ''}`}
    >
      <Folded
        label={
          <span>
            <span className="font-semibold">{label}</span>{' '}
            <span className="text-muted">{copy.optional}</span>
          </span>
        }
        open={names.some((name) => values[name] || errors[name])}
        hasError={names.some((name) => errors[name])}
      >
        {children}
        <div className="grid gap-x-8 gap-y-7 pb-7 pt-2 sm:grid-cols-2">
          <TextArea
            {...field('message')}
            label={copy.message}
            hint={copy.messageHint}
            readOnly={sending}
          />
          <Select {...field('method')} label={copy.method} options={methods} />
          <Select
            {...field('area')}
            label={copy.area}
            options={{ '': copy.areaUnknown, ...areas }}
          />
        </div>
        {confirmation && <ConfirmationField {...field('confirmation')} hidden={landline} />}
        <MarketingField {...field('marketing')} />
      </Folded>
    </div>
  );
}
