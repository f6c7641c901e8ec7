import { type FocusEvent, lazy, useEffect, useRef, useState } from 'react';
import { nextEnd } from '#app/consult/requests/call-plan.ts';
import { stages } from '#app/consult/requests/choices.ts';
import { isMobile, parsePhone } from '#app/consult/requests/fields/phone.ts';
import {
  type FieldName,
  type FieldValues,
  fieldNames,
  readValues,
} from '#app/consult/requests/fields/schema.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { Resilient } from '#app/ui/resilient/resilient.tsx';
import { form as copy } from '../copy.ts';
import type { FormFacts, FormOptions, FormState } from '../form-state.ts';
import { Assurance } from './assurance.tsx';
import { CallSlots } from './call-slots.tsx';
import { ConsentField } from './consent-field.tsx';
import { ContactFields } from './contact-fields.tsx';
import { dayIn } from './day-field.tsx';
import { DeathField } from './death-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Input, Select } from './field-controls.tsx';
import { formPairs } from './form-pairs.ts';
import { holdStill } from './hold-still.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { keepDraft } from './keep-draft.behaviour.ts';
import { MoreFields } from './more-fields.tsx';
import { labelEnter } from './next-field.ts';
import { PromiseLine } from './promise-line.tsx';
import { ReceivedNotice } from './received-notice.tsx';
import type { RenunciationTerm } from './renunciation-term.ts';
import { sayWhen } from './say-when.ts';
import { SubmitRow } from './submit-row.tsx';
import { useMayTake } from './use-may-take.ts';
import { useNow } from './use-now.ts';
import { useSubmission } from './use-submission.ts';
import { useTerm } from './use-term.ts';
import { watchPresses, whenReleased } from './when-released.ts';

// Fetched by those who have entered something elsewhere, or a day.
const TakenAlong = lazy(() => import('./taken-along.tsx'));
const TermBranch = lazy(() => import('./term-branch.tsx'));
const UrgentTerm = lazy(() => import('./urgent-term.tsx'));

export interface ConsultFormProps {
  /** The home page's form, which asks for the least and folds everything else. */
  short?: boolean;
  initial: FormState;
  options: FormOptions;
  facts: FormFacts;
}

/**
 * The form of a consultation request. Without script it posts to the server, which responds with the receipt
 * or the form again; with script the page stays.
 */
export function ConsultForm({ initial, options, facts, short = false }: ConsultFormProps) {
  const { submission, attempts, errors, submit, recheck, checkLeft } = useSubmission(
    initial,
    facts.calls,
  );
  const values = ('values' in initial && initial.values) || {};
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<FieldValues>(values);
  const now = useNow(facts.calls);
  const mayTake = useMayTake() || Boolean(values.facts);
  const [stageTaken, setStageTaken] = useState(false);
  const term = useTerm(dayIn(typed.diedOn ?? ''), now);
  useEffect(watchPresses, []);
  // The touch that loaded this code has focused a field.
  useEffect(() => labelEnter(document.activeElement), []);
  // Typed before hydration, or restored by the browser.
  useEffect(() => setTyped(typedIn(form.current)), []);
  useEffect(() => {
    if (now) sayWhen(facts, now);
  }, [facts, now]);
  if (submission.status === 'received') return <ReceivedNotice {...submission} />;
  const sending = submission.status === 'sending';
  const field = (name: FieldName) => ({ name, value: values[name], error: errors[name] });

  function leave({ target, currentTarget }: FocusEvent<HTMLFormElement>): void {
    // Switching to another window does not leave the field.
    if (target === document.activeElement) return;
    const name = fieldNames.find((one) => 'name' in target && one === target.name);
    if (name) whenReleased(() => checkLeft(currentTarget, name));
  }

  const died = (
    <DeathField {...field('diedOn')} now={now} readOnly={sending}>
      <div role="status">
        {term && (
          <Resilient fallback={null}>
            <TermBranch term={term} />
          </Resilient>
        )}
      </div>
    </DeathField>
  );
  const slots = <CallSlots {...field('time')} facts={facts} now={now} abroad={isAbroad(typed)} />;
  const stage = !stageTaken && (
    <Select
      {...field('stage')}
      label={copy.stage}
      optional
      options={{ '': copy.stageUnknown, ...stages }}
    />
  );
  return (
    <form
      {...keepDraft}
      ref={form}
      className="relative"
      data-where="form"
      // Masked in screen recordings (Microsoft Clarity).
      data-clarity-mask="true"
      action="/consult#consult-errors"
      method="post"
      noValidate
      data-key={initial.status === 'failed' && initial.reason === 'conflict' ? 'spent' : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
      onInput={({ currentTarget }) => {
        recheck(currentTarget);
        setTyped(typedIn(currentTarget));
      }}
      onFocus={({ target }) => labelEnter(target)}
      onBlur={leave}
      {...(sending && holdStill)}
    >
      {submission.status === 'invalid' && (
        <ErrorSummary key={attempts} found={submission.errors} left={errors} focus={attempts > 0} />
      )}
      {now && term && comesFirst(term, facts, now) && (
        <Resilient fallback={null}>
          <UrgentTerm term={term} forms={facts.forms} />
        </Resilient>
      )}
      {mayTake && (
        <Resilient fallback={<ReturnedFacts text={values.facts} />}>
          <TakenAlong
            returned={values.facts}
            hasOwnStage={Boolean(values.stage)}
            onStage={setStageTaken}
            error={errors.facts}
            disabled={sending}
          />
        </Resilient>
      )}
      <div className="grid gap-x-8 gap-y-5.5 xl:grid-cols-2">
        <div className="grid content-start gap-y-5.5 sm:gap-y-7">
          {!short && stage}
          {!short && died}
          <Input
            {...field('name')}
            label={copy.name}
            input={{ autoComplete: 'name', autoCapitalize: 'off' }}
            readOnly={sending}
            required
          />
          <ContactFields phone={field('phone')} email={field('email')} readOnly={sending} />
          {short && died}
        </div>
        <div>
          {!short && slots}
          <MoreFields
            values={values}
            errors={errors}
            sending={sending}
            confirmation={options.confirmation}
            landline={isLandline(typed)}
            label={short ? copy.more : copy.message}
          >
            {short && (
              <div className="grid gap-y-7 pb-7">
                {stage}
                {slots}
              </div>
            )}
          </MoreFields>
        </div>
      </div>
      <HoneypotField name={options.honeypot} />
      <div className="mb-4 sm:mb-8 xl:mt-8">
        <ConsentField value={values.consent} error={errors.consent} />
      </div>
      <Assurance prices={facts.prices} fee={facts.fee} secrecy={facts.secrecy} short={short} />
      <SubmitRow submission={submission}>
        <PromiseLine facts={facts} now={now} typed={typed} />
      </SubmitRow>
      {submission.status === 'failed' && (
        <FailureNotice key={attempts} problem={submission} focus={attempts > 0} />
      )}
    </form>
  );
}

/** Facts of a form that was sent before, as the server shows them again. */
function ReturnedFacts({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="taken whitespace-pre-line">
      <input type="hidden" name="facts" value={text} data-fresh="" />
      <span>{text}</span>
    </p>
  );
}

function typedIn(form: HTMLFormElement | null): FieldValues {
  return form ? readValues(formPairs(form)) : {};
}

/** A complete number that cannot receive SMS. */
function isLandline({ phone = '' }: FieldValues): boolean {
  const parsed = parsePhone(phone);
  return parsed.ok && !isMobile(parsed.number);
}

/** Whether a number of another country is being typed. */
function isAbroad({ phone = '' }: FieldValues): boolean {
  return /^\s*(?:\+|＋|00)(?!\s*8?2?\s*$|\s*82)/.test(phone);
}

/** Whether a term ends on the day of the next call, or before. */
function comesFirst({ end, daysLeft }: RenunciationTerm, { calls }: FormFacts, now: Date): boolean {
  const call = nextEnd(calls, now);
  return daysLeft >= 0 && call !== null && end <= koreanDay(new Date(call));
}
