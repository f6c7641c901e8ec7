import { defineIsland } from '#app/browser/island.tsx';
import { Forms } from './forms.tsx';
import { FormsFailure } from './forms-failure.tsx';

export const island = defineIsland('forms', Forms, FormsFailure);
