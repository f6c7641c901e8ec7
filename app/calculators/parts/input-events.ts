import type { CalculatorId } from './calculator-id.ts';

declare global {
  interface DocumentEventMap {
    'calculator:used': CustomEvent<{ calculator: CalculatorId }>;
    /** The visitor has cleared an input: no page that is kept for Back is to show it again. */
    'input:cleared': Event;
  }
}

/** Announces that a calculator is being used, and nothing of what was put in. */
export function announceUse(calculator: CalculatorId): void {
  document.dispatchEvent(new CustomEvent('calculator:used', { detail: { calculator } }));
}

/** Announces that the visitor has cleared an input. */
export function announceCleared(): void {
  document.dispatchEvent(new Event('input:cleared'));
}
