import type { Consultation } from '../schema.ts';
import type { Keyring } from '../vault/seal.server.ts';
import type { Acceptance, ConsultationStore, Submission } from '../vault/store.server.ts';
import type { Envelope } from './envelope.server.ts';
import { judge } from './judge.server.ts';
import type { Limits, Refusal } from './limits.server.ts';
import type { Pressure } from './pressure.server.ts';
import { isProof } from './proof.server.ts';
import { readTicket } from './ticket.server.ts';

/** A sound form and how it came. */
interface Arrival {
  consultation: Consultation;
  envelope: Envelope;
  /** See createAddressReader. */
  address: string | null;
}

interface IntakeOptions {
  store: ConsultationStore;
  keyring: Keyring;
  limits: Limits;
  pressure: Pressure;
}

export type Intake = (arrival: Arrival) => Promise<Acceptance | ({ outcome: 'limited' } & Refusal)>;

/**
 * Takes in a sound form: judged, within the limits, stored. What was sent before passes any limit, as
 * who lost the first answer must get it.
 *
 * @throws whatever kept it from being stored; it does not count against the limits then
 */
export function createIntake({ store, keyring, limits, pressure }: IntakeOptions): Intake {
  /** Those that are being taken in: the same form, sent again meanwhile, has one answer and one cost. */
  const underWay = new Map<string, ReturnType<Intake>>();

  async function submissionOf({ consultation, envelope }: Arrival): Promise<Submission> {
    const { idempotencyKey, proof, source, trapped } = envelope;
    const ticket = readTicket(keyring, envelope.ticket);
    const nonce = ticket.state === 'sound' ? ticket.nonce : null;
    const asked = ticket.state === 'sound' && ticket.proofAsked;
    const proven = asked && proof !== null && (await isProof(keyring, proof, ticket.nonce));
    const judgement = judge({
      trapped,
      ticket,
      proof: proof === null ? 'none' : proven ? 'true' : 'false',
      message: consultation.message,
    });
    return { consultation, source, idempotencyKey, ticket: nonce, ...judgement };
  }

  async function takeIn(arrival: Arrival): ReturnType<Intake> {
    const submission = await submissionOf(arrival);
    const sender = { address: arrival.address, phone: arrival.consultation.phone };
    const refusal = await limits.admit(sender);
    if (refusal) return (await store.find(submission)) ?? { outcome: 'limited', ...refusal };
    let acceptance: Acceptance | undefined;
    try {
      acceptance = await store.accept(submission);
    } finally {
      if (acceptance?.outcome === 'stored') pressure.add();
      else await limits.refund(sender);
    }
    return acceptance;
  }

  return (arrival) => {
    const { consultation, envelope } = arrival;
    const form = JSON.stringify([envelope.idempotencyKey, consultation]);
    const same = underWay.get(form);
    if (same) return same.then(asRepeated);
    const taking = takeIn(arrival).finally(() => underWay.delete(form));
    underWay.set(form, taking);
    return taking;
  };
}

/** What another has just stored is not stored by whoever joined it: it is one request, counted once. */
function asRepeated(taken: Awaited<ReturnType<Intake>>): Awaited<ReturnType<Intake>> {
  return taken.outcome === 'stored' ? { ...taken, outcome: 'repeated' } : taken;
}
