import { methods } from '#app/consult/requests/choices.ts';
import type { FieldName } from '#app/consult/requests/fields/schema.ts';
import { areas } from '#app/firm/view/areas.ts';
import { form as copy } from '../copy.ts';
import { ConfirmationField, MarketingField } from './choices.tsx';
import { DeathField } from './death-field.tsx';
import { Select, TextArea } from './field-controls.tsx';
import type { FieldsProps } from './fields.tsx';
import { Folded } from './folded.tsx';

interface MoreFieldsProps extends FieldsProps {
  /** Whether a confirmation by SMS can be offered. */
  confirmation: boolean;
  /** Whether the number typed cannot receive SMS. */
  landline: boolean;
}

/** 더 적기: optional fields. */
export function MoreFields(props: MoreFieldsProps) {
  const { values, errors, sending, short, confirmation, landline } = props;
  const field = (name: FieldName) => ({ name, value: values[name], error: errors[name] });
  const names: FieldName[] = ['area', 'diedOn', 'message', 'confirmation', 'marketing'];
  if (short) names.push('method');
  return (
    <div className="mt-8 border-y border-line py-1">
      <Folded
        label={
          <span>
            <span className="font-semibold">{copy.more}</span>{' '}
            <span className="text-muted">{copy.optional}</span>
          </span>
        }
        open={names.some((name) => values[name] || errors[name])}
        hasError={names.some((name) => errors[name])}
      >
        <div className="grid gap-x-8 gap-y-8 pb-7 pt-3 sm:grid-cols-2">
          {short && <Select {...field('method')} label={copy.method} options={methods} />}
          <Select
            {...field('area')}
            label={copy.area}
            options={{ '': copy.areaUnknown, ...areas }}
          />
          <DeathField {...field('diedOn')} readOnly={sending} />
          <TextArea
            {...field('message')}
            label={copy.message}
            hint={copy.messageHint}
            readOnly={sending}
          />
        </div>
        {confirmation && <ConfirmationField {...field('confirmation')} hidden={landline} />}
        <MarketingField {...field('marketing')} />
      </Folded>
    </div>
  );
}
