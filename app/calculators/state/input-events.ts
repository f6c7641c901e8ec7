import { forgetEntries } from '#app/browser/entry-state.ts';
import { theCase } from '#app/case/case.ts';
import type { CalculatorId } from './calculator-id.ts';
import { withdrawFacts } from './offer-facts.ts';

declare global {
  interface DocumentEventMap {
    'calculator:used': CustomEvent<{ calculator: CalculatorId }>;
    /** The visitor has deleted all input; no page kept for Back may show it again. */
    'input:cleared': Event;
  }
}

/** Announces that a calculator is in use, without its input. */
export function announceUse(calculator: CalculatorId): void {
  document.dispatchEvent(new CustomEvent('calculator:used', { detail: { calculator } }));
}

/**
 * Deletes all that the visitor has entered in calculators: the case in this tab and on this device, the records of the
 * history entries, the offer to the request, and the pages kept for Back.
 */
export function clearInput(): void {
  document.dispatchEvent(new Event('input:cleared'));
  theCase.clear();
  withdrawFacts();
  forgetEntries();
}
