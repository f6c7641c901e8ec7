import { defineIsland } from '#app/browser/island.tsx';
import { CalculatorFailure } from '../result/trouble.tsx';
import { SharesCalculator } from './shares-calculator.tsx';

export const island = defineIsland('shares', SharesCalculator, CalculatorFailure);
