import { form as copy } from '../copy.ts';
import { type FieldProps, Input } from './field-controls.tsx';
import { Folded } from './folded.tsx';
import { phoneField } from './phone-field.behaviour.ts';

interface ContactFieldsProps {
  phone: FieldProps;
  email: FieldProps;
  readOnly: boolean;
}

/**
 * A phone number, or an e-mail address instead: two controls, since each has its keyboard and its autofill, and
 * the second works without script.
 */
export function ContactFields({ phone, email, readOnly }: ContactFieldsProps) {
  return (
    <div>
      <Input
        {...phone}
        label={copy.phone}
        input={{
          type: 'tel',
          autoComplete: 'tel',
          placeholder: '010-0000-0000',
          ...phoneField,
        }}
        readOnly={readOnly}
      />
      <div className="flex flex-wrap gap-x-6 [&>[open]]:basis-full">
        <Folded
          label={<span className="link">{copy.byEmail}</span>}
          open={Boolean(email.value || email.error)}
          hasError={Boolean(email.error)}
        >
          <Input
            {...email}
            label={copy.email}
            hint={copy.emailHint}
            input={{
              // An address typed with full-width characters is corrected, which `email` would prevent.
              inputMode: 'email',
              autoComplete: 'email',
              autoCapitalize: 'off',
            }}
            readOnly={readOnly}
          />
        </Folded>
        <Folded label={<span className="link">{copy.abroad}</span>} open={false} hasError={false}>
          <p className="pb-2 text-muted">{copy.abroadHint}</p>
        </Folded>
      </div>
    </div>
  );
}
