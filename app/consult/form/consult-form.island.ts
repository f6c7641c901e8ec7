import { defineIsland } from '#app/browser/island.tsx';
import { ConsultForm } from './consult-form.tsx';

export const consultFormIsland = defineIsland('consult-form', ConsultForm);
