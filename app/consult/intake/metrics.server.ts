import { Counter, type Registry } from 'prom-client';

/** Outcomes of a submitted form. `refused`: cross-origin, or of another content type. */
const submissionOutcomes = [
  'stored',
  'suspected',
  'repeated',
  'conflict',
  'invalid',
  'limited',
  'refused',
  'too-large',
  'failed',
] as const;

const limits = ['address', 'contact'] as const;

/** Counts a submitted form; `limit` is the one that refused it. */
export type CountSubmission = (
  outcome: (typeof submissionOutcomes)[number],
  limit?: (typeof limits)[number],
) => void;

/** Registers the metrics of submitted forms. Labels never come from a request. */
export function createSubmissionMetrics(registry: Registry): CountSubmission {
  const registers = [registry];
  const submissions = new Counter({
    name: 'consult_submissions_total',
    help: 'Consultation requests by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const limited = new Counter({
    name: 'consult_limited_total',
    help: 'Forms refused for now, by the limit that refused them.',
    labelNames: ['limit'],
    registers,
  });
  // From zero on: `increase()` does not see a series that begins at one.
  for (const outcome of submissionOutcomes) submissions.inc({ outcome }, 0);
  for (const limit of limits) limited.inc({ limit }, 0);
  return (outcome, limit) => {
    submissions.inc({ outcome });
    if (limit) limited.inc({ limit });
  };
}
