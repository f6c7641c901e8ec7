import { defineIsland } from '#app/browser/island.tsx';
import { CalculatorFailure } from '../parts/calculator-failure.tsx';
import { ForcedShareCalculator } from './forced-share-calculator.tsx';

export const island = defineIsland('forced-share', ForcedShareCalculator, CalculatorFailure);
