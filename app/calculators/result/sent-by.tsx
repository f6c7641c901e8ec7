import { toolNames } from '#app/firm/schema/tools.ts';
import { firm } from '#app/firm/view/firm.ts';
import { copy } from '../copy.ts';
import type { CalculatorId } from '../state/calculator-id.ts';
import type { Origin } from '../state/calculator-state.ts';

interface SentByProps {
  calculator: CalculatorId;
  origin: Origin;
  /** Whether the sender of a link left out the statuses of the family. */
  isPartial?: boolean;
}

/** Above the result of a link's input or of an example: whose input was computed, and by whom. */
export function SentBy({ calculator, origin, isPartial = false }: SentByProps) {
  if (origin === 'own') return null;
  return (
    <p className="result-of">
      <strong>{copy.result[origin]}</strong>{' '}
      <span>{copy.result.by(firm.name, toolNames[calculator])}</span>{' '}
      {isPartial && <span>{copy.status.partial}</span>}
    </p>
  );
}
