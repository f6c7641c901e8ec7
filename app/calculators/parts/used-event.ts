import type { CalculatorId } from './calculator-id.ts';

declare global {
  interface DocumentEventMap {
    'calculator:used': CustomEvent<{ calculator: CalculatorId }>;
  }
}

/** Announces that a calculator is being used, and nothing of what was put in. */
export function announceUse(calculator: CalculatorId): void {
  document.dispatchEvent(new CustomEvent('calculator:used', { detail: { calculator } }));
}
