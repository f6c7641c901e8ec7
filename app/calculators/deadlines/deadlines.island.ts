import { defineIsland } from '#app/browser/island.tsx';
import { CalculatorFailure } from '../parts/calculator-failure.tsx';
import { DeadlinesCalculator } from './deadlines-calculator.tsx';

export const island = defineIsland('deadlines', DeadlinesCalculator, CalculatorFailure);
