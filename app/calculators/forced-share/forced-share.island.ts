import { defineIsland } from '#app/browser/island.tsx';
import { CalculatorFailure } from '../result/trouble.tsx';
import { ForcedShareCalculator } from './forced-share-calculator.tsx';

export const island = defineIsland('forced-share', ForcedShareCalculator, CalculatorFailure);
