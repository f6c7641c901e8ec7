import { createContext } from 'react-router';
import type { FormOptions, FormState } from './form-state.ts';
import type { Intake } from './intake/intake.server.ts';

/** How the form stands on the page that is being drawn. */
export const formContext = createContext<FormState>({ status: 'open' });

/** What every form is told. */
export const formOptionsContext = createContext<FormOptions>();

/** Where the receipt page finds its receipt. */
export const receiptsContext = createContext<Pick<Intake, 'receipt'>>();
