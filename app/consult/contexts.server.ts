import { createContext } from 'react-router';
import type { Consult } from './consult.server.ts';
import type { FormOptions, FormState } from './submission/form-state.ts';

/** State of the form on the page being rendered. */
export const formContext = createContext<FormState>({ status: 'open' });

/** Options of every form. */
export const formOptionsContext = createContext<FormOptions>();

/** Where the receipt page finds its receipt. */
export const receiptsContext = createContext<Pick<Consult, 'receipt'>>();
