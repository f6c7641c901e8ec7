import { defineIsland } from '#app/browser/island.tsx';
import { ShareCalculator } from './share-calculator.tsx';

export const island = defineIsland('shares', ShareCalculator);
