import { defineIsland } from '#app/browser/island.tsx';
import { DeadlineCalculator } from './deadline-calculator.tsx';

export const island = defineIsland('deadlines', DeadlineCalculator);
