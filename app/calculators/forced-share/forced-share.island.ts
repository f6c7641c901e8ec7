import { defineIsland } from '#app/browser/island.tsx';
import { ForcedShareCalculator } from './forced-share-calculator.tsx';

export const island = defineIsland('forced-share', ForcedShareCalculator);
