import { createContext } from 'react-router';
import type { FormState } from './form-state.ts';
import type { ConsultationStore } from './store.server.ts';

/** How the form stands on the page that is being drawn. */
export const formContext = createContext<FormState>({ status: 'open' });

/** Where the receipt page finds its receipt. */
export const storeContext = createContext<Pick<ConsultationStore, 'receipt'>>();
