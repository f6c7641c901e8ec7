import { createVisitContext } from '#app/router/visit-context.ts';
import type { FormOptions, FormState } from './form-state.ts';

/** State of the form on the page being rendered. */
export const formContext = createVisitContext<FormState>({ status: 'open' });

/** Options of every form. */
export const formOptionsContext = createVisitContext<FormOptions>();
