import { defineIsland } from '#app/browser/island.tsx';
import { SharesCalculator } from './shares-calculator.tsx';

export const island = defineIsland('shares', SharesCalculator);
