import { defineIsland } from '#app/browser/island.tsx';
import { Checklist } from './checklist.tsx';

export const island = defineIsland('checklist', Checklist);
