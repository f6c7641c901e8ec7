import { defineIsland } from '#app/browser/island.tsx';
import { ConsultForm } from './consult-form.tsx';

export const island = defineIsland('consult-form', ConsultForm);
