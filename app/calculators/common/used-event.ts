export type CalculatorName = 'shares' | 'forced-share' | 'deadlines';

declare global {
  interface DocumentEventMap {
    'calculator:used': CustomEvent<{ calculator: CalculatorName }>;
  }
}

/** Tells the page that a calculator is being used. Nothing of what was put in is told. */
export function announceUse(calculator: CalculatorName): void {
  document.dispatchEvent(new CustomEvent('calculator:used', { detail: { calculator } }));
}
