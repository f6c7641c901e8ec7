import { processors } from '#app/firm/processors.data.ts';
import { createVisitContext } from '#app/router/visit-context.ts';
import { type PolicyProcessors, policyProcessors } from './processors.ts';

/** What the privacy policy says of processors; where nothing is configured, what the firm writes. */
export const processorsContext = createVisitContext<PolicyProcessors>(
  policyProcessors([], processors),
);
