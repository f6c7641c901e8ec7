import type { Behaviour } from '#app/behaviours.ts';
import { dropdown, dropdownTrigger } from './dropdown/dropdown.behaviour.ts';

/** The widgets' behaviours, by the names that their markup carries. */
export const widgets: Record<string, Behaviour> = {
  dropdown,
  'dropdown-trigger': dropdownTrigger,
};
