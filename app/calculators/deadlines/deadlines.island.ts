import { defineIsland } from '#app/browser/island.tsx';
import { CalculatorFailure } from '../result/trouble.tsx';
import { DeadlinesCalculator } from './deadlines-calculator.tsx';

export const island = defineIsland('deadlines', DeadlinesCalculator, CalculatorFailure);
