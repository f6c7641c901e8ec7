import type { StoredConsultation } from '#app/consult/requests/stored.ts';

/** A stored request, opened. */
export function storedRequest(fields: Partial<StoredConsultation> = {}): StoredConsultation {
  return {
    id: 'one',
    reference: '7KQ2-M4XD',
    receivedAt: new Date().toISOString(),
    status: 'new',
    statusChangedAt: new Date().toISOString(),
    appointmentAt: null,
    suspicions: [],
    lastContactAt: new Date().toISOString(),
    eraseAt: null,
    name: '김새벽',
    phone: '01012345678',
    email: null,
    stage: 'debt',
    area: 'forced-share',
    diedOn: null,
    method: 'phone',
    time: 'any',
    message: '첫 줄\n.\n둘째 줄',
    facts: null,
    source: {},
    consentVersion: '2026-11-20',
    marketingConsentAt: null,
    confirmation: true,
    ...fields,
  };
}
