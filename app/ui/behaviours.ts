import type { Behaviour } from '#app/behaviours.ts';
import { accordion } from './accordion/accordion.behaviour.ts';
import { collapse, collapseTrigger } from './collapse/collapse.behaviour.ts';
import { copy } from './copy/copy.behaviour.ts';
import { counter, counterButton } from './counter/counter.behaviour.ts';
import { dismissTrigger } from './dismissible/dismissible.behaviour.ts';
import { dropdown, dropdownTrigger } from './dropdown/dropdown.behaviour.ts';
import { tabs } from './tabs/tabs.behaviour.ts';

/** The widgets' behaviours, by the names that their markup carries. */
export const widgets: Record<string, Behaviour> = {
  accordion,
  collapse,
  'collapse-trigger': collapseTrigger,
  copy,
  counter,
  'counter-button': counterButton,
  'dismiss-trigger': dismissTrigger,
  dropdown,
  'dropdown-trigger': dropdownTrigger,
  tabs,
};
