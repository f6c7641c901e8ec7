import type { CaseFields } from '../state/use-calculator.ts';
import { copy } from './copy.ts';
import type { Input } from './input.ts';

/** The facts of the case that this calculator asks for. */
export const caseFields: CaseFields<Input> = {
  labels: {
    death: copy.death,
    knew: copy.knew,
    becameHeir: copy.dates.becameHeir,
    knewDebts: copy.dates.knewDebts,
    abroad: copy.abroad,
  },
  read: ({ death, knew, becameHeir, knewDebts, abroad }, input) => ({
    ...input,
    death,
    knew,
    becameHeir,
    knewDebts,
    abroad: abroad === 'none' ? undefined : abroad,
  }),
  write: ({ death, knew, becameHeir, knewDebts, abroad }, before) => ({
    ...(death !== before.death && { death }),
    ...(knew !== before.knew && { knew }),
    ...(becameHeir !== before.becameHeir && { becameHeir }),
    ...(knewDebts !== before.knewDebts && { knewDebts }),
    ...(abroad !== before.abroad && { abroad }),
  }),
};
