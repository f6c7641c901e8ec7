import type { Submission } from '../storage/new-row.server.ts';
import type { Keyring } from '../storage/seal.server.ts';
import type { Acceptance, ConsultationStore } from '../storage/store.server.ts';
import {
  type Consultation,
  type FieldErrors,
  parseConsultation,
  todayInKorea,
} from '../submission/schema.ts';
import type { Source } from '../submission/stored.ts';
import { type Envelope, readEnvelope } from './envelope.server.ts';
import { judge } from './judge.server.ts';
import type { Limits, Refusal } from './limits.server.ts';
import type { Pressure } from './pressure.server.ts';
import { isProof } from './proof.server.ts';
import { readTicket } from './ticket.server.ts';
import { trapNames } from './trap.server.ts';

/** What became of a form. */
type Taken =
  | Acceptance
  | ({ outcome: 'limited' } & Refusal)
  | { outcome: 'invalid'; errors: FieldErrors };

/**
 * Takes in a form: sound, judged, within the limits, stored. What was sent before passes any limit, as
 * who lost the first answer must get it.
 *
 * @param form as it was sent: pairs, percent-encoded
 * @param address see createAddressReader
 * @throws whatever kept it from being stored; it does not count against the limits then
 */
export type TakeIn = (form: string, address: string | null) => Promise<Taken>;

/** A sound form and how it came. */
interface Arrival {
  consultation: Consultation;
  envelope: Envelope;
  address: string | null;
}

/** What is told of a request that was stored. */
interface StoredNotice {
  /** Where the visit came from. */
  source: Source;
  /** False for what is kept as suspected. */
  counted: boolean;
}

interface TakeInOptions {
  store: ConsultationStore;
  keyring: Keyring;
  limits: Limits;
  pressure: Pressure;
  /** Called after a request is stored. */
  onStored: (stored: StoredNotice) => void;
}

export function createTakeIn(options: TakeInOptions): TakeIn {
  const { store, keyring, limits, pressure, onStored } = options;
  const traps = trapNames(keyring);
  /** Those that are being taken in: the same form, sent again meanwhile, has one answer and one cost. */
  const underWay = new Map<string, Promise<Taken>>();

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

  async function takeSound(arrival: Arrival): Promise<Taken> {
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
    if (acceptance.outcome === 'stored') {
      onStored({ source: submission.source, counted: acceptance.receipt.counted });
    }
    return acceptance;
  }

  return async (form, address) => {
    const fields = new URLSearchParams(form);
    const parsed = parseConsultation(fields, todayInKorea());
    if (!parsed.ok) {
      const refusal = await limits.admitFaulty(address);
      return refusal
        ? { outcome: 'limited', ...refusal }
        : { outcome: 'invalid', errors: parsed.errors };
    }
    const { consultation } = parsed;
    const envelope = readEnvelope(fields, traps);
    const identity = JSON.stringify([envelope.idempotencyKey, consultation]);
    const same = underWay.get(identity);
    if (same) return asRepeated(await same);
    const taking = takeSound({ consultation, envelope, address }).finally(() =>
      underWay.delete(identity),
    );
    underWay.set(identity, taking);
    return taking;
  };
}

/** What another has just stored is not stored by whoever joined it: it is one request, counted once. */
function asRepeated(taken: Taken): Taken {
  return taken.outcome === 'stored' ? { ...taken, outcome: 'repeated' } : taken;
}
