import { callPlan, halvesOf, officeHours } from '#app/consult/requests/call-due.ts';
import { hourWords } from '#app/consult/requests/call-words.ts';
import { slotNames } from '#app/consult/requests/choices.ts';
import { firm } from '#app/firm/view/firm.ts';
import { firstCall, SECRECY } from '#app/firm/view/first-call.ts';
import { consultationFee } from '#app/firm/view/first-consultation.ts';
import { linkIfStanding } from '#app/firm/view/standing.ts';
import type { ReadContext } from '#app/router/visit-context.ts';
import { formContext, formOptionsContext } from './contexts.server.ts';
import type { FormFacts } from './form-state.ts';

/** Props of a page's form. They are made with the page, because they name the coming calls. */
export function formProps(read: ReadContext, now = new Date()) {
  return { initial: read(formContext), options: read(formOptionsContext), facts: formFacts(now) };
}

/** Facts about this firm and the coming calls that the form shows. */
export function formFacts(now: Date): FormFacts {
  const { subject, phone, prices, discreet } = firstCall;
  return {
    calls: callPlan(now),
    halves: halvesOf()
      .map(({ kind, from, to }) => `${slotNames[kind]} ${hourWords(from)}–${hourWords(to)}`)
      .join(', '),
    caller: subject,
    phone,
    office: { opens: officeHours.opens, closes: officeHours.closes },
    prices,
    fee: consultationFee(firm),
    secrecy: discreet ? `${SECRECY} ${discreet}` : SECRECY,
    forms: linkIfStanding('/forms'),
  };
}
