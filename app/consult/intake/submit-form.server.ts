import type {
  Acceptance,
  ConsultationStore,
  StoredReceipt,
} from '#app/consult/requests/accept.server.ts';
import { emailIdentity } from '#app/consult/requests/fields/email.ts';
import {
  type Consultation,
  type FieldErrors,
  parseConsultation,
} from '#app/consult/requests/fields/schema.ts';
import type { Submission } from '#app/consult/requests/new-row.server.ts';
import type { Keyring } from '#app/consult/requests/storage/seal.server.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { type Envelope, readEnvelope } from './envelope.server.ts';
import type { Receipt } from './form-state.ts';
import { honeypotNames } from './honeypot.server.ts';
import type { Limits, Refusal } from './limits.server.ts';
import { createSentTexts } from './sent-texts.server.ts';
import { scoreSpam } from './spam-score.server.ts';

type SubmissionResult =
  | { outcome: Acceptance['outcome']; receipt: Receipt }
  /** Stored like others; the sender sees no difference. */
  | { outcome: 'suspected'; receipt: Receipt }
  | ({ outcome: 'limited' } & Refusal)
  | { outcome: 'invalid'; errors: FieldErrors };

export type SubmitForm = ReturnType<typeof createSubmitForm>;

interface SubmitFormOptions {
  store: ConsultationStore;
  keyring: Keyring;
  limits: Limits;
  /** Path of a receipt's page. */
  receiptPath: (receipt: StoredReceipt) => string;
  /** Called after a request is stored. */
  onStored: (stored: Pick<Submission, 'source' | 'suspected'>) => void;
}

export function createSubmitForm({
  store,
  keyring,
  limits,
  receiptPath,
  onStored,
}: SubmitFormOptions) {
  const withPath = ({ outcome, receipt }: Acceptance) => ({
    outcome,
    receipt: { ...receipt, path: receiptPath(receipt) },
  });
  const honeypots = honeypotNames(keyring);
  const countCopies = createSentTexts(keyring);
  /** Submissions in progress. The same form, sent again meanwhile, gets the same result and costs nothing more. */
  const inProgress = new Map<string, Promise<SubmissionResult>>();

  async function submitValid(
    consultation: Consultation,
    envelope: Envelope,
    address: string | null,
  ): Promise<SubmissionResult> {
    const { honeypotFilled, elapsed, idempotencyKey, source } = envelope;
    const { phone, email, message } = consultation;
    const contact = phone || emailIdentity(email);
    const copies = countCopies(message, contact);
    const score = scoreSpam({ honeypotFilled, elapsed, copies, message });
    const submission: Submission = { consultation, source, idempotencyKey, ...score };
    const sender = { address, contact };
    const refusal = limits.admit(sender);
    if (refusal) {
      const known = await store.find(submission);
      return known ? withPath(known) : { outcome: 'limited', ...refusal };
    }
    let acceptance: Acceptance | undefined;
    try {
      acceptance = await store.accept(submission);
    } finally {
      if (acceptance?.outcome !== 'stored') limits.refund(sender);
    }
    const result = withPath(acceptance);
    if (result.outcome !== 'stored') return result;
    onStored(submission);
    return submission.suspected ? { ...result, outcome: 'suspected' } : result;
  }

  /**
   * Validates, scores, rate limits and stores a form. A request that is stored already passes
   * every limit, so that a visitor who lost the first response gets it again.
   *
   * @param address see createAddressReader
   * @throws the error that kept a valid form from being stored; the form then does not count against the limits
   */
  return async (fields: URLSearchParams, address: string | null): Promise<SubmissionResult> => {
    const parsed = parseConsultation(fields, koreanDay(new Date()));
    if (!parsed.ok) {
      const refusal = limits.admitInvalid(address);
      if (refusal) return { outcome: 'limited', ...refusal };
      return { outcome: 'invalid', errors: parsed.errors };
    }
    const { consultation } = parsed;
    const envelope = readEnvelope(fields, honeypots);
    const identity = JSON.stringify([envelope.idempotencyKey, consultation]);
    const same = inProgress.get(identity);
    if (same) return asRepeated(await same);
    const result = submitValid(consultation, envelope, address).finally(() =>
      inProgress.delete(identity),
    );
    inProgress.set(identity, result);
    return result;
  };
}

/** The result for a caller that joined a submission in progress: the request is one, and counted once. */
function asRepeated(result: SubmissionResult): SubmissionResult {
  const { outcome } = result;
  return outcome === 'stored' || outcome === 'suspected'
    ? { outcome: 'repeated', receipt: result.receipt }
    : result;
}
