import { defineIsland } from '#app/browser/island.tsx';
import { CalculatorFailure } from '../parts/calculator-failure.tsx';
import { SharesCalculator } from './shares-calculator.tsx';

export const island = defineIsland('shares', SharesCalculator, CalculatorFailure);
