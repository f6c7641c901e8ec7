import { defineIsland } from '#app/browser/island.tsx';
import { CalculatorFailure } from '../result/trouble.tsx';
import { InheritanceTaxCalculator } from './inheritance-tax-calculator.tsx';

export const island = defineIsland('inheritance-tax', InheritanceTaxCalculator, CalculatorFailure);
