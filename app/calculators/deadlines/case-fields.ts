import type { CaseFields } from '../state/use-calculator.ts';
import { copy } from './copy.ts';
import type { Input } from './input.ts';

/** The facts of the case that this calculator asks for. */
export const caseFields: CaseFields<Input> = {
  labels: { death: copy.death, knew: copy.knew, abroad: copy.abroad },
  read: ({ death, knew, abroad }, input) => ({
    ...input,
    death,
    knew,
    abroad: abroad === 'none' ? undefined : abroad,
  }),
  write: ({ death, knew, abroad }, before) => ({
    ...(death !== before.death && { death }),
    ...(knew !== before.knew && { knew }),
    ...(abroad !== before.abroad && { abroad }),
  }),
};
