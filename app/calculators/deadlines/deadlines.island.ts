import { defineIsland } from '#app/browser/island.tsx';
import { DeadlinesCalculator } from './deadlines-calculator.tsx';

export const island = defineIsland('deadlines', DeadlinesCalculator);
