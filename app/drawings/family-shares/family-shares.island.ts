import { defineIsland } from '#app/browser/island.tsx';
import { FamilyShares } from './family-shares.tsx';

export const island = defineIsland('family-shares', FamilyShares);
