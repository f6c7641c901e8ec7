import { consent } from '#app/consult/requests/consent.ts';
import { Modal, ModalTrigger } from '#app/ui/modal/modal.tsx';
import type { ChoiceProps } from './choices.tsx';
import { ConsentText } from './consent-text.tsx';
import { Checkbox, FieldError, fieldId } from './field-parts.tsx';

/**
 * 개인정보 수집·이용 동의. Never ticked in advance; a failed form restores the visitor's own tick. The four statements
 * are visible, and the retention period is emphasised.
 */
export function ConsentField({ value, error }: ChoiceProps) {
  return (
    <div className="border-t border-ink pt-5">
      <Checkbox name="consent" checked={value === 'yes'} error={error} required fresh>
        {consent.label}
      </Checkbox>
      <div className="sm:ml-9.5">
        <FieldError name="consent" error={error} />
        <ConsentText statements={consent.short} descriptionId={`${fieldId('consent')}-text`} />
        <p className="mt-1 flex flex-wrap gap-x-6">
          <ModalTrigger target="consent-text" className="link inline-flex min-h-11 items-center">
            {consent.more}
          </ModalTrigger>
          <a className="link inline-flex min-h-11 items-center" href="/privacy">
            {consent.policy}
          </a>
        </p>
      </div>
      <Modal id="consent-text" title={consent.title}>
        <ConsentText statements={consent.full} />
      </Modal>
    </div>
  );
}
