import { marketing } from '#app/consult/requests/consent.ts';
import { Modal, ModalTrigger } from '#app/ui/modal/modal.tsx';
import { form as copy } from '../copy.ts';
import { ConsentText } from './consent-text.tsx';
import { Checkbox, FieldError, fieldId } from './field-parts.tsx';

export interface ChoiceProps {
  /** Submitted value, when the form is shown again. */
  value: string | undefined;
  error: string | undefined;
}

/** 광고성 정보 수신 동의: separate from the required consent, and optional. */
export function MarketingField({ value, error }: ChoiceProps) {
  return (
    <div className="border-t border-line pb-4 pt-5">
      <Checkbox name="marketing" checked={value === 'yes'} error={error} fresh>
        {marketing.label}
      </Checkbox>
      <div className="sm:ml-9.5">
        <p className="mt-1 max-w-[46em] text-muted" id={`${fieldId('marketing')}-text`}>
          {marketing.summary}
        </p>
        <FieldError name="marketing" error={error} />
        <p className="mt-1">
          <ModalTrigger target="marketing-text" className="link inline-flex min-h-11 items-center">
            {marketing.more}
          </ModalTrigger>
        </p>
      </div>
      <Modal id="marketing-text" title={marketing.title}>
        <ConsentText statements={marketing.full} />
      </Modal>
    </div>
  );
}

/** Asks for a confirmation by SMS; hidden while the number cannot receive SMS. */
export function ConfirmationField({ value, error, hidden }: ChoiceProps & { hidden: boolean }) {
  return (
    <div className="border-t border-line py-5" hidden={hidden}>
      <Checkbox name="confirmation" checked={value === 'yes'} error={error}>
        {copy.confirmation}
      </Checkbox>
      <div className="sm:ml-9.5">
        <p className="mt-1 max-w-[46em] text-muted" id={`${fieldId('confirmation')}-text`}>
          {copy.confirmationHint}
        </p>
        <FieldError name="confirmation" error={error} />
      </div>
    </div>
  );
}
