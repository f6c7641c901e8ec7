import { createContext } from 'react-router';
import type { Intake } from './intake/intake.server.ts';
import type { FormOptions, FormState } from './submission/form-state.ts';

/** How the form stands on the page that is being drawn. */
export const formContext = createContext<FormState>({ status: 'open' });

/** What every form is told. */
export const formOptionsContext = createContext<FormOptions>();

/** Where the receipt page finds its receipt. */
export const receiptsContext = createContext<Pick<Intake, 'receipt'>>();
