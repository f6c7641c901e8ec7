import type { CalculatorId } from './calculator-id.ts';

declare global {
  interface DocumentEventMap {
    'calculator:used': CustomEvent<{ calculator: CalculatorId }>;
    /** The visitor has cleared an input; no page kept for Back may show it again. */
    'input:cleared': Event;
  }
}

/** Announces that a calculator is in use, without its input. */
export function announceUse(calculator: CalculatorId): void {
  document.dispatchEvent(new CustomEvent('calculator:used', { detail: { calculator } }));
}

/** Announces that the visitor has cleared an input. */
export function announceCleared(): void {
  document.dispatchEvent(new Event('input:cleared'));
}
