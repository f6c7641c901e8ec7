import { firm } from '#app/firm/firm.ts';
import type { Processor } from '#app/firm/processor-schema.ts';
import { createVisitContext } from '#app/router/visit-context.ts';

/** The processors that the privacy policy names; where nothing is configured, those whom the firm writes. */
export const processorsContext = createVisitContext<readonly Processor[]>(firm.processors ?? []);
